import { href } from "react-router";
import { formatDate, formatSalePrice, formatWeeklyRent } from "#app/format.ts";
import type { Rental } from "#app/listings/rental/rental-record.ts";
import type { SaleListing } from "#app/listings/sale/sale-record.ts";
import { getPicture } from "#app/ui/picture/picture.ts";
import { agency } from "#content/agency.ts";
import { agents } from "#content/agents.ts";
import { sitePages } from "#content/frame/site-pages.ts";
import { homeHero } from "#content/home.ts";
import { articles } from "#content/journal.ts";
import { sharePictures } from "#content/pictures/share-cards.ts";
import { soldProperties } from "#content/sold.ts";
import { suburbs } from "#content/suburbs.ts";
import { type ShareCard, toShareCardAddress } from "./share-card.ts";

/**
 * The card of every page by its address: the pages of the content first, then the listings. A home for sale has it
 * under its source id, which does not move when the file changes.
 */
export function findShareCards(
  listings: readonly SaleListing[],
  rentals: readonly Rental[],
): Map<string, ShareCard> {
  const cards: [string, ShareCard][] = [
    ...contentCards,
    ...listings.map(({ originalId, price, address, pictures }): [string, ShareCard] => [
      href("/property/:id", { id: originalId }),
      { picture: pictures[0].src, heading: formatSalePrice(price), line: address },
    ]),
    ...rentals.map(({ id, price, address, pictures }): [string, ShareCard] => [
      href("/rental/:id", { id }),
      { picture: pictures[0].src, heading: formatWeeklyRent(price), line: address },
    ]),
  ];
  return new Map(cards.map(([path, card]) => [toShareCardAddress(path), card]));
}

const contentCards: [string, ShareCard][] = [
  ...sitePages.map(({ label, href }): [string, ShareCard] => [
    href,
    {
      picture: toSource(sharePictures[href]),
      heading: href === "/" ? homeHero.line : label,
      line: agency.legalName,
    },
  ]),
  ...suburbs.map(({ id, name, picture, state, postcode }): [string, ShareCard] => [
    href("/suburbs/:id", { id }),
    { picture: toSource(picture), heading: name, line: `Suburb guide · ${name} ${state} ${postcode}` },
  ]),
  ...articles.map(({ slug, title, category, picture }): [string, ShareCard] => [
    href("/journal/:slug", { slug }),
    { picture: toSource(picture), heading: title, line: `Market Journal · ${category}` },
  ]),
  ...agents.map(({ id, name, title, picture }): [string, ShareCard] => [
    href("/team/:id", { id: String(id) }),
    { picture: toSource(picture ?? sharePictures["/team"]), heading: name, line: title },
  ]),
  ...soldProperties.map(({ id, address, price, soldDate, pictures }): [string, ShareCard] => [
    href("/sold-property/:id", { id }),
    {
      picture: toSource(pictures[0] ?? sharePictures["/sold"]),
      heading: price,
      line: `${address} · Sold ${formatDate(soldDate)}`,
    },
  ]),
];

function toSource(name: string) {
  return getPicture(name).src;
}
