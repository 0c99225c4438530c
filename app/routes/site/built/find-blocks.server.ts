import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { PropertyCardInputs, SiteBlock } from "#app/agency/blocks/site-blocks.ts";
import { type Block, findBlocks } from "#app/agency/builder/block.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { contactAgent } from "#app/homes/record/price-line.ts";
import { createWordsCheck, toRefusal } from "#app/homes/rules/check-words.ts";
import { openCriteria } from "#app/listings/alerts/criteria.server.ts";
import { toListingSummary } from "#app/listings/card/listing-summary.ts";
import { followHome } from "#app/listings/card/property-card.tsx";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { FoundBlock, FoundBlocks } from "./found-block.ts";

type Sources = { catalogue: Catalogue; texts: SiteTexts };
type Missing = { name: "Missing"; reason: string };

const MOST_HOMES = 3;

/** What the site’s own blocks show now, by their ids. */
export function findSiteBlocks(blocks: readonly Block[], sources: Sources): FoundBlocks {
  const own = findBlocks(blocks).filter((block) => block.kind === "site");
  return Object.fromEntries(own.map(({ id, block }) => [id, findBlock(block, sources)]));
}

function findBlock(block: SiteBlock, sources: Sources): FoundBlock {
  switch (block.name) {
    case "PropertyCard":
      return findCard(block, sources);
    case "Homes":
      return findHomes(block, sources);
    case "TextWithPicture":
    case "Quote":
    case "CallToAction":
      return findWords(block);
  }
}

function findWords(block: Extract<SiteBlock, { name: "TextWithPicture" | "Quote" | "CallToAction" }>) {
  const { heading, words, author, button } = { heading: "", author: "", button: "", ...block };
  const refused = checkWords({ title: `${heading}. ${button}`, description: `${words}. ${author}` });
  return refused ? toMissing(toRefusal(refused)) : block;
}

function checkWords(words: Parameters<ReturnType<typeof createWordsCheck>>[0]) {
  return createWordsCheck(toAgencyTime(Date.now()).slice(0, 10))(words);
}

function findCard(card: PropertyCardInputs, { catalogue }: Sources): FoundBlock {
  const homes = {
    listings: [...catalogue.getSaleListings(), ...catalogue.getRentals()],
    sold: catalogue.getSold(),
    hasLeft: catalogue.hasSaleLeft,
  };
  const home = followHome(card, homes);
  if (!home) return toMissing(`the home ${card.home || card.address} is not shown any more`);
  const refused = home.price ? undefined : checkWords(card);
  return { name: "PropertyCard", card, home: refused ? { ...home, price: contactAgent, refused } : home };
}

/** The newest homes of a list’s address. */
function findHomes(
  { name, heading, search, most = MOST_HOMES }: Extract<SiteBlock, { name: "Homes" }>,
  { catalogue, texts }: Sources,
): FoundBlock {
  const url = URL.parse(search, "https://site.invalid");
  const lists = { "/listings": "sale", "/rentals": "rent" } as const;
  const path = Object.entries(lists).find(([path]) => path === url?.pathname);
  if (!url || !path) return toMissing(`“${search}” is no address of a list of homes`);
  const { homes } = openCriteria(catalogue, () => texts)[path[1]].find(url.searchParams);
  if (homes.length === 0) return toMissing("its search finds no home today");
  return { name, heading, href: search, listings: homes.slice(0, most).map(toListingSummary) };
}

function toMissing(reason: string): Missing {
  return { name: "Missing", reason };
}
