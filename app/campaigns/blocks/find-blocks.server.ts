import { toAgencyDay } from "#app/agency/agency-time.ts";
import { contactAgent } from "#app/homes/record/price-line.ts";
import type { ListingSummary } from "#app/listings/card/listing-summary.ts";
import { createWordsCheck, type IsRelevant, toRefusal } from "#app/office/frame/words-check.ts";
import { formatSalePrice } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { type Block, findBlocks } from "../block.ts";
import { type Sources, toMissing } from "./block-sources.ts";
import { findHomes, findOpenHomes } from "./find-homes.server.ts";
import type { FoundBlock, FoundBlocks } from "./found-block.ts";
import { followHome } from "./property-card.tsx";
import { findReadWords, type PropertyCardInputs, type SiteBlock } from "./site-blocks.ts";

/** Finds the current data of the site’s own blocks, by block id. */
export function findSiteBlocks(blocks: readonly Block[], sources: Sources): FoundBlocks {
  const own = findBlocks(blocks).filter((block) => block.kind === "site");
  const kept = new Set<string>();
  return Object.fromEntries(own.map(({ id, block }) => [id, withOneHeart(findBlock(block, sources), kept)]));
}

/** Removes hearts from further cards of the same home, because a heart's element id is made from the home's. */
function withOneHeart(block: FoundBlock, kept: Set<string>): FoundBlock {
  const toOne = ({ sourceId, ...listing }: ListingSummary): ListingSummary => {
    if (!sourceId || kept.has(sourceId)) return listing;
    kept.add(sourceId);
    return { ...listing, sourceId };
  };
  return block.name === "Homes" ? { ...block, listings: block.listings.map(toOne) } : block;
}

function findBlock(block: SiteBlock, sources: Sources): FoundBlock {
  if (block.name === "PropertyCard") return findCard(block, sources);
  const { heading, words } = { words: "", ...block };
  const refused =
    findRefused(findReadWords(block)) ??
    findRefused([{ name: "heading", words: `${heading} ${words}` }], ({ words }) => /\d/.test(words));
  return refused ? toMissing(toRefusal(refused)) : findChecked(block, sources);
}

function findChecked(block: Exclude<SiteBlock, { name: "PropertyCard" }>, sources: Sources): FoundBlock {
  switch (block.name) {
    case "Homes":
      return findHomes(block, sources);
    case "OpenHomes":
      return findOpenHomes(block, sources);
    case "AppraisalForm":
      return { ...block, submissionId: makeId(Date.now()) };
    case "TextWithPicture":
    case "CallToAction":
      return block;
  }
}

/** The first input whose words break a publishing rule. */
function findRefused(inputs: readonly { name: string; words: string }[], isRelevant?: IsRelevant) {
  const checkWords = createWordsCheck(toAgencyDay(Date.now()), isRelevant);
  for (const { name, words } of inputs) {
    const refused = checkWords(words);
    if (refused) return { ...refused, field: name };
  }
  return undefined;
}

function findCard(card: PropertyCardInputs, { catalogue }: Sources): FoundBlock {
  const homes = {
    listings: [...catalogue.getSaleListings(), ...catalogue.getRentals()],
    sold: catalogue.getSold(),
    hasLeft: catalogue.hasWithdrawnSale,
  };
  const home = followHome(card, homes);
  if (!home) return toMissing(`the home ${card.home || card.address} is not shown any more`);
  const refused = findRefused(findCardWords(card, home.price));
  if (refused && refused.field !== "description") return toMissing(toRefusal(refused));
  return { name: "PropertyCard", card, home: refused ? { price: contactAgent, ...home, refused } : home };
}

/** The words of a card, each followed by its price: "Offers over" breaks a rule only together with a price. */
function findCardWords(card: PropertyCardInputs, ofHome = "") {
  const price = ofHome || (card.price === undefined ? "" : formatSalePrice(card.price));
  return findReadWords({ name: "PropertyCard", ...card }).map(({ name, words }) => ({
    name,
    words: name === "description" ? words : `${words} ${price}`,
  }));
}
