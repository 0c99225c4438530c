import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { saleList } from "#app/listings/sale/sale-filters.ts";
import { createListMap, type ListMap } from "./create-list-map.ts";
import { MapPage } from "./map-page.tsx";

type Changes = Partial<SaleRecord>;

const map = createListMap(saleList, "/listings/map");

function show(records: readonly Changes[], search = "") {
  const listings = records.map((changes, index) =>
    toSampleListing({ id: `S${index + 1}`, ...changes }, index),
  );
  return map.show(new URLSearchParams(search), listings, parseSample(search, ["Freshwater"]), listings);
}

function describe({ rows }: ListMap) {
  return rows.map(({ place: { label, isMiddle }, name }) => `${label}: ${name}${isMiddle ? ", middle" : ""}`);
}

const tern = { address: "14 Tern Lane, Freshwater", suburb: "Freshwater", price_aud: 1_900_000 };
const own = { ...tern, lat: -33.7785, lng: 151.2705 };
const gull = { suburb: "Palm Beach", address: "1 Gull Way, Palm Beach" };
const north = "bbox=151.2500,-33.6500,151.3500,-33.5600";

test("every home has a row, from north to south, and one without its own position says so", () => {
  const page = show([tern, own, gull]);
  expect(describe(page)).toEqual([
    "$1.5M: 1 Gull Way, Palm Beach, middle",
    "$1.9M: 14 Tern Lane, Freshwater, middle",
    "$1.9M: 14 Tern Lane, Freshwater",
  ]);
  const say = page.rows.map(({ facts }) => facts?.includes("mark in the middle of the suburb"));
  expect(say).toEqual([true, true, false]);
  expect(page.rows[0]?.href).toBe("/property/3");
});

test("a home with a hidden address is marked in the middle of its suburb", () => {
  const page = show([{ ...own, lng: 151.2445, address_display: false }]);
  expect(page.rows[0]?.place).toMatchObject({ lat: -33.7785, lng: 151.2855, isMiddle: true });
  expect(JSON.stringify(page)).not.toMatch(/Tern|151\.2445/);
});

test("the box in the address decides which rows are shown, and all homes stay on the map", () => {
  const page = show([tern, gull], north);
  expect([page.inView, page.outside, page.found]).toEqual([1, 1, 2]);
  expect(page.rows.map(({ isHidden }) => isHidden)).toEqual([false, true]);
  expect(page.start).toEqual([151.25, -33.65, 151.35, -33.56]);
  expect(show([tern, gull]).start).toBeUndefined();
});

test.each([
  ["bbox=151.25", "no box"],
  ["bbox=a,b,c,d", "no numbers"],
  ["bbox=151.35,-33.65,151.25,-33.56", "east of west"],
  ["bbox=151.25,-33.65,151.35,-93", "south of the pole"],
  ["bbox=,,,", "nothing"],
  ["zoom=2&at=-33.780,151.285", "an earlier address"],
])("%s (%s) redirects to the whole map", (search) => {
  expect(() => show([tern], search)).toThrow(expect.objectContaining({ status: 302 }));
});

test("a box in another country has no homes, and the page says how many are elsewhere", () => {
  const page = show([tern, gull], "bbox=-0.2000,51.4000,0.1000,51.6000");
  expect([page.inView, page.outside]).toEqual([0, 2]);
  const html = toHtml(page);
  expect(toText(html)).toContain("Showing 0 of 2 homes");
  expect(toText(html)).toContain("2 homes are on other parts of the map. Show all");
});

test("filters are kept in all addresses of the map", () => {
  const href = "/listings/map?beds=4";
  expect(show([{ ...tern, beds: 4 }], `beds=4&${north}`)).toMatchObject({
    herePath: href,
    allHref: href,
    listHref: "/listings?beds=4",
  });
});

test("where nothing is found, the page offers looser searches with their counts, and names unknown parameters", () => {
  const page = show([tern, tern], "beds=4&unknown=castle");
  expect(page.looser).toEqual([{ label: "Any bedrooms", found: 2, href: "/listings/map" }]);
  expect(page.notes).toEqual(["we didn’t understand “castle”"]);
  expect(show([tern]).looser).toEqual([]);
});

test("homes in a suburb without a position, or beyond the map, are named as not on it", () => {
  const page = show([{ suburb: "Terrey Hills", address: "1 Gum Road, Terrey Hills" }, tern]);
  expect([page.unknown, page.inView, page.found]).toEqual([["Terrey Hills"], 1, 2]);
});

test("with too many homes for a page each suburb has a row, which leads to its homes", () => {
  const many = [...Array(180).fill(tern), ...Array(30).fill({ ...tern, suburb: "Avalon" })];
  const page = show(many);
  expect(describe(page)).toEqual([
    "30 from $1.9M: Avalon, 30 homes, from $1.9M, middle",
    "180 from $1.9M: Freshwater, 180 homes, from $1.9M, middle",
  ]);
  const hrefs = ["Avalon", "Freshwater"].map((suburb) => ({ href: `/listings/map?suburb=${suburb}` }));
  expect(page).toMatchObject({ rows: hrefs, searchesHere: true });
  expect(show(many, north).rows).toHaveLength(30);
});

test("a guide is never rounded below what its page prints", () => {
  const guide = { ...tern, price_aud: 1_840_000, price_to: 1_990_000 };
  const toMark = (price_aud: number) => show([{ ...guide, price_aud }]).rows[0]?.place;
  const labels = [1_840_000, 1_840_500, 985_000].map((price) => toMark(price)?.label);
  expect(labels).toEqual(["from $1.84M", "from $1,840,500", "from $985K"]);
  expect(toMark(1_840_000)?.from).toBe("$1.84M");
});

test("a price that is not printed is not in the page: the mark has a number of homes, and no rank", () => {
  const [hidden, plain] = show([{ ...own, price_display: false }, tern]).rows.toSorted(
    (a, b) => Number(a.place.isMiddle ?? false) - Number(b.place.isMiddle ?? false),
  );
  expect(hidden?.place).toMatchObject({ label: "1 home", from: undefined, rank: undefined });
  expect(plain?.place).toMatchObject({ label: "$1.9M", from: "$1.9M", rank: 0 });
});

test("a map opens on a suburb without homes, also one that only the office has placed", () => {
  const [west, south] = show([gull], "suburb=Freshwater").start ?? [];
  expect(west).toBeCloseTo(151.2655);
  expect(south).toBeCloseTo(-33.7985);
  const place = { lat: -33.6957, lng: 151.2803 };
  const heights = { name: "Elanora Heights", state: "NSW", postcode: "2101", ...place } as const;
  const asked = parseSample("suburb=Elanora+Heights", [heights.name]);
  const address = new URLSearchParams({ suburb: heights.name });
  expect(map.show(address, [], asked, [], [heights]).start?.[1]).toBeCloseTo(-33.7157);
});

test("notes that a lowest price above the highest was corrected", () => {
  expect(show([own], "min=3000000&max=2000000").notes).toHaveLength(1);
  expect(show([own], "min=2000000&max=3000000").notes).toEqual([]);
});

test("a map moved away from the searched suburb offers to search here", () => {
  const coast = [tern, gull];
  expect(show(coast, "suburb=Freshwater").hereHref).toBeUndefined();
  expect(show(coast, north).hereHref).toBeUndefined();
  const box = north.replaceAll(",", "%2C");
  const { inView, hereHref } = show(coast, `beds=3&suburb=Freshwater&${box}`);
  expect([inView, hereHref]).toEqual([0, `/listings/map?beds=3&${box}`]);
  expect(show(coast, hereHref?.split("?")[1]).inView).toBe(1);
});

function toHtml(page: ReturnType<typeof show>) {
  const shown = { ...page, isLoaded: true, names: {}, notes: [] };
  return renderToStaticMarkup(
    <MemoryRouter>
      <MapPage crumbs={[]} title="Map" list={saleList} page={shown} />
    </MemoryRouter>,
  );
}

function toText(html: string) {
  return html.replace(/<style>.*?<\/style>|<[^>]+>/gs, "");
}
