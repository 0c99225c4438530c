import { href } from "react-router";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { getSoldProperty } from "#app/listings/sold/sold-properties.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { toShareImageAddress } from "./share-image.ts";

type Shown = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  sold: readonly SaleListing[];
  texts: SiteTexts;
  /** Pages of modules that are no routes: they share the picture of the home page. */
  ofModules?: readonly { path: string }[];
};

/**
 * The address of the picture behind a share image: of a page of the content, or the first of a home. A home for sale has it
 * under its source id, which does not move when the file changes.
 */
export function findShareImage(
  address: string,
  { listings, rentals, sold, texts, ofModules = [] }: Shown,
): string | undefined {
  const [, kind, text = ""] = homeImage.exec(address) ?? [];
  const wanted = decode(text) ?? "";
  const isWanted = ({ id }: { id: string }) => id === wanted;
  if (kind === "property") return toFirst(listings.find(({ originalId }) => originalId === wanted));
  if (kind === "rental") return toFirst(rentals.find(isWanted));
  if (kind === "sold-property") return toFirst(getSoldProperty(wanted, sold));
  const images = findTextImages(texts);
  const isOfModule = ofModules.some(({ path }) => isSameAddress(toShareImageAddress(path), address));
  return images.get(address) ?? (isOfModule || unnamedPage.test(address) ? getSharePicture("/") : undefined);
}

const homeImage = /^\/cards\/(property|rental|sold-property)\/([^/]+)\.jpg$/;

/** A page that menu.json does not name, such as a list that is still empty, shares the image of the home page. */
const unnamedPage = /^\/cards\/[a-z-]+\.jpg$/;

function toFirst(home: { pictures: readonly { src: string }[] } | undefined) {
  return home?.pictures[0]?.src;
}

/** The id that a part of an address stands for; undefined when it stands for none. */
function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The server decodes what is asked for. */
function isSameAddress(one: string, other: string) {
  return (decode(one) ?? one) === (decode(other) ?? other);
}

function findTextImages({ suburbs, articles, agents }: SiteTexts) {
  const entries: [string, string][] = [
    ...sitePages.map(({ href, sharePicture }): [string, string] => [href, toSource(sharePicture)]),
    ...suburbs.map(({ id, picture }): [string, string] => [
      href("/suburbs/:id", { id }),
      picture ? toSource(picture) : getSharePicture("/suburbs"),
    ]),
    ...articles.map(({ slug, picture }): [string, string] => [
      href("/journal/:slug", { slug }),
      toSource(picture),
    ]),
    ...agents.map(({ id, picture }): [string, string] => [
      href("/team/:id", { id: String(id) }),
      picture ? toSource(picture) : getSharePicture("/team"),
    ]),
  ];
  return new Map(entries.map(([path, picture]) => [toShareImageAddress(path), picture]));
}

function toSource(name: string | Picture) {
  return getPicture(name).src;
}

/** The picture of the page that lists it, for a page without a picture of its own. */
function getSharePicture(path: string) {
  return toSource((sitePages.find(({ href }) => href === path) ?? sitePages[0]).sharePicture);
}
