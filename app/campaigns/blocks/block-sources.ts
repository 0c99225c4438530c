import type { RouterContextProvider } from "react-router";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { siteContext } from "#app/document/site/site-context.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { FoundBlock } from "./found-block.ts";
import type { SiteBlock } from "./site-blocks.ts";

/** Data for the site’s own blocks. A search may name an agent, found in `texts`. `origin` is the site’s. */
export type Sources = { catalogue: Catalogue; texts: SiteTexts; origin: string };

export function toSources(context: Readonly<RouterContextProvider>): Sources {
  return {
    catalogue: context.get(catalogueContext),
    texts: context.get(textsContext),
    origin: context.get(siteContext).origin,
  };
}

export type Inputs<Name extends SiteBlock["name"]> = Extract<SiteBlock, { name: Name }>;

/** A block that shows nothing, and why. */
export function toMissing(reason: string): FoundBlock {
  return { name: "Missing", reason };
}
