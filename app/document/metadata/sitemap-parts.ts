import type { SiteTexts } from "#app/agency/texts/site-texts.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { findSitemapSources, type SitemapSource, toLatest, toSitemapEntry, toSitemapXml } from "./sitemap.ts";
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
