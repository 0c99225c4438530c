import { href } from "react-router";
import { getPicture } from "#app/agency/folder/pictures.ts";
import { privacy, sitePages, terms } from "#app/agency/folder/words.ts";
import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { findSoldProperties } from "#app/listings/sold/sold-properties.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";
import { escapeXml } from "./xml.ts";

/** Limits of one sitemap, uncompressed (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Below the limit, because a part is rendered in one go while visitors wait. */
const ADDRESSES_A_PART = 5_000;

type SitemapOptions = {
  listings: readonly SaleListing[];
  rentals: readonly Rental[];
  sold: readonly SaleListing[];
  texts: SiteTexts;
  /** The address of the site, as https://www.example.com. */
  origin: string;
};

/** The sitemap of the whole site; where one file may not hold it, an index of its parts. */
export function toSitemap({ listings, rentals, sold, texts, origin }: SitemapOptions): string {
  const sources = findSitemapSources(listings, rentals, sold, texts);
  if (sources.length > MOST_ADDRESSES) return toIndexXml(sources, origin);
  const xml = toSitemapXml(sources.map(toSitemapEntry), origin);
  return Buffer.byteLength(xml) > MOST_BYTES ? toIndexXml(sources, origin) : xml;
}

/** The part of that number, counted from 1; undefined when there is none. */
export function toSitemapPart({ listings, rentals, sold, texts, origin }: SitemapOptions, part: string) {
  if (!/^[1-9]\d{0,4}$/.test(part)) return undefined;
  const start = (Number(part) - 1) * ADDRESSES_A_PART;
  const sources = findSitemapSources(listings, rentals, sold, texts).slice(start, start + ADDRESSES_A_PART);
  return sources.length > 0 ? toSitemapXml(sources.map(toSitemapEntry), origin) : undefined;
}

function toIndexXml(sources: readonly SitemapSource[], origin: string) {
  const parts = Array.from({ length: Math.ceil(sources.length / ADDRESSES_A_PART) }, (_, index) => {
    const start = index * ADDRESSES_A_PART;
    const changed = toLastChange(sources.slice(start, start + ADDRESSES_A_PART));
    // Beside the sitemap, not below it: a sitemap covers its own folder only.
    const address = escapeXml(new URL(`/sitemap.xml?part=${index + 1}`, origin).href);
    return `<sitemap><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</sitemap>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join("\n")}
</sitemapindex>
`;
}

function toLastChange(sources: readonly SitemapSource[]) {
  const moments = new Set(sources.map((source) => ("path" in source ? source.changed : source.changedAt)));
  return toLatest(
    [...moments].map((moment) => (typeof moment === "number" ? new Date(moment).toISOString() : moment)),
  );
}

/** A page for search engines: its path, its pictures, and when it last changed (a day or a moment), where known. */
export type SitemapEntry = { path: string; changed?: string; pictures?: readonly string[] };

/** An entry, or a listing whose entry is made on demand. */
export type SitemapSource = SitemapEntry | SaleListing | Rental;

/** Every page and every listing. Dates are given only where they are known. */
export function findSitemapSources(
  listings: readonly SaleListing[],
  rentals: readonly Rental[],
  sold: readonly SaleListing[],
  { suburbs, articles, agents }: SiteTexts,
): SitemapSource[] {
  const forSale = toListingsChange(listings);
  const forRent = toListingsChange(rentals);
  return [
    ...sitePages.map((page) => ({
      path: page.href,
      changed: toPageChange(page.href, { forSale, forRent, sold, articles }),
    })),
    ...suburbs.map(({ id, picture }) => ({
      path: href("/suburbs/:id", { id }),
      changed: toLatest([forSale, forRent]),
      pictures: toSources([picture]),
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
    ...findSoldProperties(sold).map(({ id, soldDate, ...property }) => ({
      path: href("/sold-property/:id", { id }),
      changed: soldDate,
      pictures: toOwnSources(property),
    })),
    ...listings,
    ...rentals,
  ];
}

export function toSitemapEntry(source: SitemapSource): SitemapEntry {
  if ("path" in source) return source;
  const { id, listingType, changedAt } = source;
  return {
    path:
      listingType === "Sale"
        ? href("/property/:id", { id: String(id) })
        : href("/rental/:id", { id: String(id) }),
    changed: new Date(changedAt).toISOString(),
    pictures: toOwnSources(source),
  };
}

/** A placeholder is no picture of the home. */
function toOwnSources({ pictures, hasPictures }: { pictures: readonly Picture[]; hasPictures: boolean }) {
  return hasPictures ? pictures.map(({ src }) => src) : [];
}

/** The entries as a sitemap of protocol 0.9 with Google's extension for pictures; `origin` is the address of the site, as https://www.example.com. */
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

type Changes = Pick<SiteTexts, "articles"> & {
  forSale: string | undefined;
  forRent: string | undefined;
  sold: readonly SaleListing[];
};

function toPageChange(path: string, { forSale, forRent, sold, articles }: Changes) {
  const changes: Record<string, string | undefined> = {
    "/": forSale,
    "/listings": forSale,
    "/rentals": forRent,
    "/auctions": forSale,
    "/inspections": toLatest([forSale, forRent]),
    "/sold": toLatest(findSoldProperties(sold).map(({ soldDate }) => soldDate)),
    "/journal": toLatest(articles.map(({ publishedAt }) => publishedAt)),
    "/privacy": privacy.updatedAt,
    "/terms": terms.updatedAt,
  };
  return changes[path];
}

function toSources(names: readonly (string | Picture)[]) {
  return names.map((name) => getPicture(name).src);
}

/** All listings of a file share its date of change. */
function toListingsChange([first]: readonly { changedAt: number }[]) {
  return first && new Date(first.changedAt).toISOString();
}

/** The latest of some days and moments; undefined when there are none. */
export function toLatest(days: readonly (string | undefined)[]) {
  return days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}
