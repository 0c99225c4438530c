import type { RouterContextProvider } from "react-router";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import type { PublishedSources } from "#app/agency/builder/service/published.server.ts";
import { ownAddressContext } from "#app/document/shell/document-context.ts";

/** What is published now in the page builder, where that is on. */
export function toPublishedSources(context: Readonly<RouterContextProvider>): PublishedSources {
  return {
    entries: context.get(builderContext)?.published.get().entries,
    isOurs: context.get(ownAddressContext),
    now: Date.now(),
  };
}
