import type { SiteBlock } from "#app/agency/blocks/site-blocks.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { FoundBlock } from "./found-block.ts";

/** What the site’s own blocks show comes from the homes and from the office’s texts. */
export type Sources = { catalogue: Catalogue; texts: SiteTexts };

/** The inputs of a block. */
export type Inputs<Name extends SiteBlock["name"]> = Extract<SiteBlock, { name: Name }>;

export function toMissing(reason: string): FoundBlock {
  return { name: "Missing", reason };
}
