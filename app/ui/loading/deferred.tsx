import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type DeferredProps<Value> = {
  /** A value during SSR; a promise after navigation in the browser. */
  value: Value | Promise<Value>;
  before?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** Renders a deferred value. */
export function Deferred<Value>({ value, before, children }: DeferredProps<Value>) {
  return (
    <Suspense fallback={before}>
      <Await resolve={value}>{children}</Await>
    </Suspense>
  );
}
