import type { RouterContextProvider } from "react-router";
import { builderContext } from "#app/agency/builder/builder-context.ts";
import type { PublishedSources } from "#app/agency/builder/service/published.server.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { ownAddressContext } from "#app/office/office-context.ts";

/** What is published now, in the office and in the page builder, where that is on. */
export function toPublishedSources(context: Readonly<RouterContextProvider>): PublishedSources {
  return {
    ...context.get(textsContext),
    entries: context.get(builderContext)?.published.get().entries,
    isOurs: context.get(ownAddressContext),
    now: Date.now(),
  };
}
