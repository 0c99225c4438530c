import type { RouterContextProvider } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { policyContext } from "#app/document/shell/document-context.ts";

/** Lets a page be kept on the device; what its notice needs. */
export function allowOffline(context: Readonly<RouterContextProvider>) {
  context.set(policyContext, { ...context.get(policyContext), hasWorker: true });
  return { madeAt: toAgencyTime(Date.now()) };
}
