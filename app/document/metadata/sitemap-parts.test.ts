import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { sampleChangedAt, toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { findSitemapSources } from "./sitemap.ts";
import { toSitemap, toSitemapPart } from "./sitemap-parts.ts";

const ORIGIN = "https://www.headland.example";
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
const sample = toSampleListing();
const pages = findSitemapSources([], [], [], defaultTexts).length;

function toSite(count: number, listing = sample) {
  const listings = Array.from({ length: count }, (_, index) => ({ ...listing, id: index + 1 }));
  return { listings, rentals: [toSampleRental()], sold: [], texts: defaultTexts, origin: ORIGIN };
}

/** The addresses in an XML file; throws when its elements are not closed in the order in which they were opened. */
function parseAddresses(xml: string) {
  const open: string[] = [];
  for (const [, slash, name = ""] of xml.matchAll(/<(\/?)([a-z][\w:]*)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) throw new Error(`</${name}> closes something else`);
  }
  if (open.length > 0) throw new Error(`<${open[0]}> is not closed`);
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
}

test("a site that fits has one sitemap, up to the last address that may stand in it", () => {
  const xml = toSitemap(toSite(MOST_ADDRESSES - pages - 1));
  expect(xml).toContain("<urlset ");
  expect(parseAddresses(xml)).toHaveLength(MOST_ADDRESSES);
});

test("with one more the sitemap is an index, and its parts have every address once", () => {
  const site = toSite(MOST_ADDRESSES - pages);
  const index = toSitemap(site);
  expect(index).toContain("<sitemapindex ");
  expect(index).toContain(`<lastmod>${new Date(sampleChangedAt).toISOString()}</lastmod>`);
  const parts = parseAddresses(index).map((address) => {
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toBe("/sitemap.xml");
    return toSitemapPart(site, searchParams.get("part") ?? "") ?? "";
  });
  const addresses = parts.flatMap(parseAddresses);
  expect(new Set(addresses).size).toBe(MOST_ADDRESSES + 1);
  expect(addresses).toHaveLength(MOST_ADDRESSES + 1);
  expect(addresses).toContain(`${ORIGIN}/property/${MOST_ADDRESSES - pages}`);
  expect(addresses.at(-1)).toBe(`${ORIGIN}/rental/R101`);
});

test("a sitemap of few addresses and very many bytes is an index too", () => {
  const picture = { ...sample.pictures[0], src: `https://pictures.example/${"p".repeat(1500)}.jpg` };
  const site = toSite(2_000, {
    ...sample,
    hasPictures: true,
    pictures: [picture, ...Array.from({ length: 19 }, () => picture)],
  });
  const index = toSitemap(site);
  expect(Buffer.byteLength(index)).toBeLessThan(MOST_BYTES);
  expect(index).toContain("<sitemapindex ");
});

for (const part of ["0", "2", "1.0", "01", "-1", "x", ""]) {
  test(`there is no part ${JSON.stringify(part)} of a small site`, () => {
    expect(toSitemapPart(toSite(1), part)).toBeUndefined();
  });
}
