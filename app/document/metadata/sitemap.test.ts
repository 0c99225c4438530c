import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { sampleChangedAt, toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { type SaleRecord, toSaleListing } from "#app/homes/record/sale-record.ts";
import { findSitemapSources, toSitemap, toSitemapEntry, toSitemapPart, toSitemapXml } from "./sitemap.ts";

const CHANGED_AT = Date.UTC(2026, 10, 20, 3, 30);
const record: SaleRecord = {
  id: "S001",
  title: "A house",
  price_aud: 1_000_000,
  address: "1 Street",
  suburb: "Manly",
  beds: 3,
  baths: 1,
  parking: 0,
  type: "House",
  images: ["/pictures/s001-street.jpg"],
  description: "A house.",
  agent: { name: "A", phone: "1", email: "a@headland.example" },
};
const listings = [toSaleListing(record, 0, CHANGED_AT), toSaleListing(record, 1, CHANGED_AT)];
const rentals = [toSampleRental()];

function findSitemapEntries(
  ...[forSale, forRent, sold]: Parameters<typeof findSitemapSources> extends [...infer All, unknown]
    ? All
    : never
) {
  return findSitemapSources(forSale, forRent, sold, defaultTexts).map(toSitemapEntry);
}

test("lists every listing with the moment its data last changed", () => {
  const entries = findSitemapEntries(listings, rentals, []);
  expect(entries).toContainEqual(
    expect.objectContaining({ path: "/property/1", changed: "2026-11-20T03:30:00.000Z" }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ path: "/property/2", changed: "2026-11-20T03:30:00.000Z" }),
  );
});

test("names no picture for a home without any", () => {
  const bare = { ...record, images: [] };
  const sold = toSaleListing({ ...bare, id: "S002", status: "sold" }, 2, CHANGED_AT);
  const entries = findSitemapEntries([toSaleListing(bare, 0, CHANGED_AT)], [], [sold]);
  const paths = ["/property/1", "/sold-property/S002"];
  expect(entries.filter(({ path }) => paths.includes(path)).map(({ pictures }) => pictures)).toEqual([
    [],
    [],
  ]);
});

test("lists every rental, and the suburbs as changed with the newer of the two files", () => {
  const entries = findSitemapEntries(listings, rentals, []);
  const changed = new Date(sampleChangedAt).toISOString();
  expect(entries).toContainEqual(expect.objectContaining({ path: "/rental/R101", changed }));
  expect(entries).toContainEqual(expect.objectContaining({ path: "/rentals", changed }));
  expect(entries).toContainEqual(
    expect.objectContaining({ path: "/suburbs/manly", changed: "2026-11-20T03:30:00.000Z" }),
  );
});

test("lists the suburbs at their canonical addresses, the articles, the team and the sales", () => {
  const paths = findSitemapEntries([], [], []).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["/suburbs/manly", "/suburbs/avalon", "/team/1", "/team/7", "/sold-property/4"]),
  );
  expect(paths.filter((path) => path.startsWith("/journal/"))).toHaveLength(3);
  expect(paths.some((path) => path.endsWith("-nsw"))).toBe(false);
});

test("names no address twice", () => {
  const paths = findSitemapEntries(listings, rentals, []).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("writes full addresses, and a date only where there is one", () => {
  const xml = toSitemapXml(
    [{ path: "/" }, { path: "/journal/a&b", changed: "2026-10-14" }],
    "https://headland.example",
  );
  expect(xml).toContain("<url><loc>https://headland.example/</loc></url>");
  expect(xml).toContain(
    "<url><loc>https://headland.example/journal/a&amp;b</loc><lastmod>2026-10-14</lastmod></url>",
  );
});

test("names the pictures of a page at their full addresses", () => {
  const pictured = toSampleRental({ pictures: [{ src: "/pictures/r001-street.jpg" }] });
  const entries = findSitemapEntries(listings, [pictured], []);
  const withoutPictures = entries.filter(
    ({ path, pictures = [] }) =>
      /^\/(?:property|rental|sold-property|suburbs|journal)\/./.test(path) && pictures.length === 0,
  );
  expect(withoutPictures).toEqual([]);
  const xml = toSitemapXml(
    [{ path: "/property/1", pictures: ["/pictures/a.jpg", "https://elsewhere.example/b.jpg?w=1&h=2"] }],
    "https://headland.example",
  );
  expect(xml).toContain("<image:loc>https://headland.example/pictures/a.jpg</image:loc>");
  expect(xml).toContain("<image:loc>https://elsewhere.example/b.jpg?w=1&amp;h=2</image:loc>");
});

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
