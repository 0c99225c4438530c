import type { RouterContextProvider } from "react-router";
import { policyContext } from "#app/document/shell/document-context.ts";
import { toSydneyTime } from "#app/region/sydney-time.ts";

/** Lets a page be kept on the device; what its notice needs. */
export function allowOffline(context: Readonly<RouterContextProvider>) {
  context.set(policyContext, { ...context.get(policyContext), hasWorker: true });
  return { madeAt: toSydneyTime(Date.now()) };
}
