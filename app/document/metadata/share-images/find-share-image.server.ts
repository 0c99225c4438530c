import { href } from "react-router";
import { agency } from "#app/agency/folder/agency.ts";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { getSoldProperty, type SoldProperty, toSoldPrice } from "#app/listings/sold/sold-properties.ts";
import { formatDate } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { type ShareImage, toShareImageAddress } from "./share-image.ts";

type Shown = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  sold: readonly SaleListing[];
  texts: SiteTexts;
  /** Campaign pages that are shown now. */
  built?: readonly { path: string; name: string }[];
};

/**
 * The image at an address: of a page of the content, or of a listing. A home for sale has it under its source id, which
 * does not move when the file changes.
 */
export function findShareImage(
  address: string,
  { listings, rentals, sold, texts, built = [] }: Shown,
): ShareImage | undefined {
  const [, kind, text = ""] = listingImage.exec(address) ?? [];
  if (!kind) {
    const images = findTextImages(texts);
    const ofHome = unnamedPage.test(address) ? images.get(toShareImageAddress("/")) : undefined;
    return images.get(address) ?? findBuiltImage(address, built) ?? ofHome;
  }
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

const listingImage = /^\/cards\/(property|rental|sold-property)\/([^/]+)\.jpg$/;

/** A page that menu.json does not name, as a list that has nothing on it yet, shares the image of the home page. */
const unnamedPage = /^\/cards\/[a-z-]+\.jpg$/;

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

function findTextImages({ suburbs, articles, agents, pages }: SiteTexts) {
  const entries: [string, ShareImage][] = [
    ...sitePages.map(({ label, href, sharePicture }): [string, ShareImage] => [
      href,
      {
        picture: toSource(sharePicture),
        heading: href === "/" ? pages.home.hero.line : label,
        line: agency.legalName,
      },
    ]),
    ...suburbs.map(({ id, name, picture, state, postcode }): [string, ShareImage] => [
      href("/suburbs/:id", { id }),
      {
        picture: toSource(picture ?? getSharePicture("/suburbs")),
        heading: name,
        line: `Suburb guide · ${name} ${state} ${postcode}`,
      },
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

function findBuiltImage(address: string, built: NonNullable<Shown["built"]>): ShareImage | undefined {
  // The server decodes what is asked for.
  const toComparable = (text: string) => decode(text) ?? text;
  const page = built.find(({ path }) => toComparable(toShareImageAddress(path)) === toComparable(address));
  return page && { picture: toSource(getSharePicture("/")), heading: page.name, line: agency.legalName };
}

function toSource(name: string | Picture) {
  return getPicture(name).src;
}

/** The picture of the page that lists it, where there is none of its own. */
function getSharePicture(path: string) {
  return (sitePages.find(({ href }) => href === path) ?? sitePages[0]).sharePicture;
}
