import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { homeWords, sitePages } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import {
  findSoldProperties,
  getSoldProperty,
  type SoldProperty,
  toSoldPrice,
} from "#app/listings/sold/sold-properties.ts";
import { formatDate } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { type ShareImage, toShareImageAddress } from "./share-image.ts";

/** Share images by address, each made on demand: there may be 100,000 listings. */
export type FoundImages = {
  get(address: string): ShareImage | undefined;
  entries(): Iterable<[address: string, image: ShareImage]>;
};

/**
 * The image of every page by its address: the pages of the content first, then the listings. A home for sale has it
 * under its source id, which does not move when the file changes.
 */
export function findShareImages(
  listings: readonly SaleListing[],
  rentals: readonly Rental[],
  sold: readonly SaleListing[],
  texts: SiteTexts,
): FoundImages {
  const textImages = findTextImages(texts);

  function get(address: string) {
    const [, kind, text = ""] = listingImage.exec(address) ?? [];
    if (!kind) return textImages.get(address);
    const wanted = decode(text) ?? "";
    if (kind === "sold-property") {
      const property = getSoldProperty(wanted, sold);
      return property && toSoldImage(property);
    }
    const listing =
      kind === "property"
        ? listings.find(({ originalId }) => originalId === wanted)
        : rentals.find(({ id }) => id === wanted);
    return listing && toImage(listing);
  }

  function* entries(): Generator<[string, ShareImage]> {
    yield* textImages;
    for (const listing of listings)
      yield [toShareImageAddress(href("/property/:id", { id: listing.originalId })), toImage(listing)];
    for (const rental of rentals)
      yield [toShareImageAddress(href("/rental/:id", { id: rental.id })), toImage(rental)];
    for (const property of findSoldProperties(sold))
      yield [toShareImageAddress(href("/sold-property/:id", { id: property.id })), toSoldImage(property)];
  }

  return { get, entries };
}

const listingImage = /^\/cards\/(property|rental|sold-property)\/([^/]+)\.jpg$/;

/** The id that a part of an address stands for; undefined when it stands for none. */
function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function toImage(listing: SaleListing | Rental): ShareImage {
  return { ...toLead(listing), heading: toPriceLine(listing), line: listing.address };
}

function toSoldImage(property: SoldProperty): ShareImage {
  const { address, soldDate } = property;
  const line = soldDate ? `${address} · Sold ${formatDate(soldDate)}` : `${address} · Sold`;
  return { ...toLead(property), heading: toSoldPrice(property), line };
}

function toLead({ pictures: [{ src, words }] }: Pick<SoldProperty, "pictures">) {
  return { picture: src, words };
}

function findTextImages({ suburbs, articles, agents }: SiteTexts) {
  const entries: [string, ShareImage][] = [
    ...sitePages.map(({ label, href, sharePicture }): [string, ShareImage] => [
      href,
      {
        picture: toSource(sharePicture),
        heading: href === "/" ? homeWords.hero.line : label,
        line: agency.legalName,
      },
    ]),
    ...suburbs.map(({ id, name, picture, state, postcode }): [string, ShareImage] => [
      href("/suburbs/:id", { id }),
      { picture: toSource(picture), heading: name, line: `Suburb guide · ${name} ${state} ${postcode}` },
    ]),
    ...articles.map(({ slug, title, category, picture }): [string, ShareImage] => [
      href("/journal/:slug", { slug }),
      { picture: toSource(picture), heading: title, line: `Market Journal · ${category}` },
    ]),
    ...agents.map(({ id, name, title, picture }): [string, ShareImage] => [
      href("/team/:id", { id: String(id) }),
      { picture: toSource(picture ?? getSharePicture("/team")), heading: name, line: title },
    ]),
  ];
  return new Map(entries.map(([path, image]) => [toShareImageAddress(path), image]));
}

function toSource(name: string | Picture) {
  return getPicture(name).src;
}

/** The picture of the page that lists it, where there is none of its own. */
function getSharePicture(path: string) {
  return (sitePages.find(({ href }) => href === path) ?? sitePages[0]).sharePicture;
}
