import { href } from "react-router";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { ModulePage } from "#app/core/open-module.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import { modules } from "#app/modules.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { escapeXml } from "./xml.ts";

type Shown = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  sold: readonly SaleListing[];
  texts: SiteTexts;
  /** Pages of modules that are not routes. */
  ofModules?: readonly ModulePage[];
};

/** A page for search engines: its path, its pictures, and the day or time of its last change, where known. */
type SitemapEntry = { path: string; changed?: string; pictures?: readonly string[] };

/** Finds every page and every listing. */
export function findSitemapEntries({
  listings,
  rentals,
  sold,
  texts: { suburbs, articles, agents, pages },
  ofModules = [],
}: Shown): SitemapEntry[] {
  const soldProperties = findSoldProperties(sold);
  const forSale = toListingsChange(listings);
  const forRent = toListingsChange(rentals);
  const changes: Record<string, string | undefined> = {
    "/": forSale,
    "/listings": forSale,
    "/rentals": forRent,
    "/sold": toLatest(soldProperties.map(({ soldDate }) => soldDate)),
    "/journal": toLatest(articles.map(({ publishedAt }) => publishedAt)),
    "/privacy": pages.privacy.updatedAt,
    "/terms": pages.terms.updatedAt,
  };
  return [
    ...sitePages.map(({ href: path }) => ({
      path,
      changed:
        changes[path] ?? toLatest(findHomesOn(path).map((homes) => (homes === "sale" ? forSale : forRent))),
    })),
    ...suburbs.map(({ id, picture }) => ({
      path: href("/suburbs/:id", { id }),
      changed: toLatest([forSale, forRent]),
      pictures: toSources(picture ? [picture] : []),
    })),
    ...articles.map(({ slug, publishedAt, picture }) => ({
      path: href("/journal/:slug", { slug }),
      changed: publishedAt,
      pictures: toSources([picture]),
    })),
    ...agents.map(({ id, picture }) => ({
      path: href("/team/:id", { id: String(id) }),
      pictures: toSources(picture ? [picture] : []),
    })),
    ...soldProperties.map(({ id, soldDate, ...property }) => ({
      path: href("/sold-property/:id", { id }),
      changed: soldDate,
      pictures: toOwnSources(property),
    })),
    ...listings.map((listing) => ({
      path: href("/property/:id", { id: String(listing.id) }),
      ...toHome(listing),
    })),
    ...ofModules
      .filter(({ isUnlisted }) => !isUnlisted)
      .map(({ path, changedAt }) => ({
        path,
        changed: changedAt === undefined ? undefined : new Date(changedAt).toISOString(),
      })),
    ...rentals.map((rental) => ({ path: href("/rental/:id", { id: rental.id }), ...toHome(rental) })),
  ];
}

function toHome(listing: SaleListing | Rental) {
  return { changed: new Date(listing.changedAt).toISOString(), pictures: toOwnSources(listing) };
}

/** Leaves out placeholders, which are not pictures of the home. */
function toOwnSources({ pictures, hasPictures }: { pictures: readonly Picture[]; hasPictures: boolean }) {
  return hasPictures ? pictures.map(({ src }) => src) : [];
}

/**
 * A sitemap of protocol 0.9 with Google's extension for pictures; `origin` is the address of the site. The limit is
 * 50,000 addresses; agencies have some hundred.
 */
export function toSitemapXml(entries: readonly SitemapEntry[], origin: string) {
  const toAddress = (path: string) => escapeXml(new URL(path, origin).href);
  const urls = entries.map(({ path, changed, pictures = [] }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    const images = pictures.map(
      (src) => `<image:image><image:loc>${toAddress(src)}</image:loc></image:image>`,
    );
    return `<url><loc>${toAddress(path)}</loc>${lastmod}${images.join("")}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

/** Finds the homes on a module's list. */
function findHomesOn(path: string) {
  return modules.flatMap(({ lists = [] }) => lists).find((list) => list.path === path)?.of ?? [];
}

function toSources(names: readonly (string | Picture)[]) {
  return names.map((name) => getPicture(name).src);
}

/** All listings of a file share its time of change. */
function toListingsChange([first]: readonly { changedAt: number }[]) {
  return first && new Date(first.changedAt).toISOString();
}

/** The latest of some days and times; undefined when there are none. */
function toLatest(days: readonly (string | undefined)[]) {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
