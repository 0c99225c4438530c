import { findPictureHosts } from "#app/homes/record/listing-pictures.ts";
import type { OpenDay } from "#app/inspections/index.ts";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { toRefusal } from "#app/office/frame/words-check.ts";
import type { CardHome } from "./property-card.tsx";
import type { PropertyCardInputs, SiteBlock } from "./site-blocks.ts";

/** The current data of one of the site’s own blocks, or why it shows nothing. */
export type FoundBlock =
  | { name: "PropertyCard"; card: PropertyCardInputs; home: CardHome }
  | { name: "Homes"; heading: string; href: string; listings: readonly ListingSummary[] }
  | { name: "OpenHomes"; heading: string; href: string; days: readonly OpenDay[] }
  | { name: "AppraisalForm"; heading: string; words: string; submissionId: string }
  | Extract<SiteBlock, { name: "TextWithPicture" | "CallToAction" }>
  | { name: "Missing"; reason: string };

/** By block id. */
export type FoundBlocks = Partial<Record<string, FoundBlock>>;

/** Why a block is not shown, or only in part. */
export function toReason(shown: FoundBlock | undefined) {
  if (shown?.name === "Missing") return shown.reason;
  const refused = shown?.name === "PropertyCard" && shown.home.refused;
  return refused ? toRefusal(refused) : undefined;
}

/** Whether a block has a submission id, so that its page must not be cached. */
export function hasForm(found: FoundBlocks) {
  return Object.values(found).some((block) => block && "submissionId" in block);
}

/** Origins of homes' pictures in blocks, for the page's Content-Security-Policy. */
export function findHosts(found: FoundBlocks) {
  return findPictureHosts(Object.values(found).flatMap((block) => (block ? findPictures(block) : [])));
}

function findPictures(block: FoundBlock) {
  if (block.name === "Homes") return block.listings.map(({ picture }) => picture);
  if (block.name !== "OpenHomes") return [];
  return block.days.flatMap(({ homes }) => homes.map(({ listing }) => listing.picture));
}
