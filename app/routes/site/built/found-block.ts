import type { PropertyCardInputs, SiteBlock } from "#app/agency/blocks/site-blocks.ts";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import type { CardHome } from "#app/listings/card/property-card.tsx";

/** What one of the site’s own blocks shows now, or why it shows nothing. */
export type FoundBlock =
  | { name: "PropertyCard"; card: PropertyCardInputs; home: CardHome }
  | { name: "Homes"; heading: string; href: string; listings: readonly ListingSummary[] }
  | Extract<SiteBlock, { name: "TextWithPicture" | "Quote" | "CallToAction" }>
  | { name: "Missing"; reason: string };

/** By the ids of blocks. */
export type FoundBlocks = Partial<Record<string, FoundBlock>>;
