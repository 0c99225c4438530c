import type { ReactNode } from "react";

/** Implements with Next.js the part of React Router that the site's components use. */
export { Form, Link, useFetcher, useNavigate, useNavigation } from "./router-client.tsx";

type AwaitProps<Value> = { resolve: Value; children: (value: Awaited<Value>) => ReactNode };

export function href(path: string, parameters: Record<string, string> = {}) {
  return path.replace(/:(\w+)/g, (_, name) => parameters[name] ?? "");
}

export const generatePath = href;

export async function Await<Value>({ resolve, children }: AwaitProps<Value>) {
  return children(await resolve);
}

export function createContext() {
  return {};
}

export function data(value: unknown) {
  return value;
}

export { redirect } from "next/navigation";
