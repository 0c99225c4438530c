import type { RouterContextProvider } from "react-router";
import { ownAddressContext } from "#app/document/shell/document-context.ts";
import { campaignsContext } from "../campaigns-context.ts";
import type { PublishedSources } from "./published.server.ts";

/** What is published now in the page builder, where that is on. */
export function toPublishedSources(context: Readonly<RouterContextProvider>): PublishedSources {
  return {
    entries: context.get(campaignsContext).builder?.published.get().entries,
    isOurs: context.get(ownAddressContext),
    now: Date.now(),
  };
}
