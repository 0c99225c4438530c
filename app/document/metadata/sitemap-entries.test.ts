import { expect, test } from "vitest";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { sampleChangedAt, toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { toSaleListing } from "#app/homes/record/sale-record.ts";
import { findSitemapEntries, toSitemapXml } from "./sitemap-entries.ts";

const CHANGED_AT = Date.UTC(2026, 10, 20, 3, 30);
const record = toSampleRecord({ images: ["/pictures/s001-street.jpg"] });
const listings = [toSaleListing(record, 0, CHANGED_AT), toSaleListing(record, 1, CHANGED_AT)];
const rentals = [toSampleRental()];

function find(shown: Partial<Parameters<typeof findSitemapEntries>[0]>) {
  return findSitemapEntries({ listings: [], rentals: [], sold: [], texts: defaultTexts, ...shown });
}

test("has the published campaign pages, except those that search engines should not index", () => {
  const ofModules = [
    { path: "/spring", isUnlisted: false, changedAt: Date.UTC(2026, 10, 26) },
    { path: "/letter", isUnlisted: true },
  ];
  const entries = find({ ofModules });
  expect(entries).toContainEqual({ path: "/spring", changed: "2026-11-26T00:00:00.000Z" });
  expect(entries.some(({ path }) => path === "/letter")).toBe(false);
});

test("lists every listing with the time its data last changed", () => {
  const entries = find({ listings, rentals });
  for (const path of ["/property/1", "/property/2"])
    expect(entries).toContainEqual(expect.objectContaining({ path, changed: "2026-11-20T03:30:00.000Z" }));
});

test("names no picture for a home without any", () => {
  const bare = { ...record, images: [] };
  const sold = toSaleListing({ ...bare, id: "S002", status: "sold" }, 2, CHANGED_AT);
  const entries = find({ listings: [toSaleListing(bare, 0, CHANGED_AT)], sold: [sold] });
  for (const path of ["/property/1", "/sold-property/S002"])
    expect(entries).toContainEqual(expect.objectContaining({ path, pictures: [] }));
});

test("lists every rental, and dates the suburbs by the newer of the two files", () => {
  const entries = find({ listings, rentals });
  const ofRentals = new Date(sampleChangedAt).toISOString();
  for (const [path, changed] of [
    ["/rental/R101", ofRentals],
    ["/rentals", ofRentals],
    ["/suburbs/manly", "2026-11-20T03:30:00.000Z"],
  ])
    expect(entries).toContainEqual(expect.objectContaining({ path, changed }));
});

test("lists the suburbs at their canonical addresses, the articles, the team and the sales", () => {
  const paths = find({}).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(["/suburbs/manly", "/suburbs/avalon", "/team/1", "/team/7", "/sold-property/4"]),
  );
  expect(paths.filter((path) => path.startsWith("/journal/"))).toHaveLength(3);
  expect(paths.some((path) => path.endsWith("-nsw"))).toBe(false);
});

test("has no address twice", () => {
  const paths = find({ listings, rentals }).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("writes absolute URLs, and a date only where there is one", () => {
  const origin = "https://headland.example";
  const xml = toSitemapXml([{ path: "/" }, { path: "/journal/a&b", changed: "2026-10-14" }], origin);
  expect(xml).toContain(`<url><loc>${origin}/</loc></url>`);
  expect(xml).toContain(`<url><loc>${origin}/journal/a&amp;b</loc><lastmod>2026-10-14</lastmod></url>`);
});

test("names the pictures of a page by absolute URL", () => {
  const pictured = toSampleRental({ pictures: [{ src: "/pictures/r001-street.jpg" }] });
  const entries = find({ listings, rentals: [pictured] });
  const withoutPictures = entries.filter(
    ({ path, pictures = [] }) =>
      /^\/(?:property|rental|sold-property|suburbs|journal)\/./.test(path) && pictures.length === 0,
  );
  expect(withoutPictures).toEqual([]);
  const pictures = ["/pictures/a.jpg", "https://elsewhere.example/b.jpg?w=1&h=2"];
  const xml = toSitemapXml([{ path: "/property/1", pictures }], "https://headland.example");
  expect(xml).toContain("<image:loc>https://headland.example/pictures/a.jpg</image:loc>");
  expect(xml).toContain("<image:loc>https://elsewhere.example/b.jpg?w=1&amp;h=2</image:loc>");
});
