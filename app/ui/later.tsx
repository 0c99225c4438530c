import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type LaterProps<Value> = {
  /** The value itself in a document from the server, a promise of it where the browser still waits. */
  value: Value | Promise<Value>;
  before?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** What depends on a value that may come later than the rest of its page. */
export function Later<Value>({ value, before, children }: LaterProps<Value>) {
  return (
    <Suspense fallback={before}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
