import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { places } from "#app/agency/folder/places.ts";
import { parseSample, toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { saleList } from "../sale/sale-filters.ts";
import { createListMap, type ListMap } from "./create-list-map.ts";
import { drawCoast } from "./draw-coast.server.ts";
import { MapPage } from "./map-page.tsx";

type Changes = Parameters<typeof toSampleListing>[0];

const map = createListMap(saleList, "/listings/map");

function show(records: readonly Changes[], search = "") {
  const listings = records.map((changes, index) =>
    toSampleListing({ id: `S${index + 1}`, ...changes }, index),
  );
  return map.show(new URLSearchParams(search), listings, parseSample(search, ["Freshwater"]), listings);
}

function describe({ marks }: ListMap) {
  return marks.map(({ label, name }) => `${label}: ${name}`);
}

const IN_SUBURB = "mark in the middle of the suburb";
const tern = { address: "14 Tern Lane, Freshwater", suburb: "Freshwater", price_aud: 1_900_000 };
const own = { ...tern, lat: -33.7785, lng: 151.2705 };

test("homes without a position of their own are a number of their suburb, from its lowest price", () => {
  const freshwater = [2_400_000, 1_900_000, 3_000_000].map((price_aud) => ({ ...tern, price_aud }));
  expect(
    describe(show([...freshwater, { suburb: "Palm Beach", address: "1 Gull Way, Palm Beach" }])),
  ).toEqual([
    `$1.5M: Palm Beach, 1 home, $1.5M, ${IN_SUBURB}`,
    `3 from $1.9M: Freshwater, 3 homes, from $1.9M, ${IN_SUBURB}`,
  ]);
});

test("a home with its own position has a mark of its own, and its street", () => {
  expect(describe(show([own], "zoom=3&at=-33.780,151.270"))).toEqual([
    "$1.9M: 14 Tern Lane, Freshwater, $1.9M",
  ]);
});

test("a hidden address is only part of its suburb's number, wherever the home is", () => {
  const page = show([{ ...own, lng: 151.2445, address_display: false }], "zoom=3&at=-33.780,151.245");
  expect(describe(page)).toEqual([]);
  expect(page.outside + page.inView).toBe(1);
  const there = show([{ ...own, address_display: false }]);
  expect(describe(there)).toEqual([`$1.9M: Freshwater, 1 home, $1.9M, ${IN_SUBURB}`]);
  expect(JSON.stringify(there)).not.toMatch(/Tern/);
});

test("near marks join, and come apart closer up", () => {
  const two = [own, { ...own, lat: -33.782, address: "2 Gull Way, Freshwater" }];
  expect(show(two, "zoom=1").marks).toHaveLength(1);
  expect(show(two, "zoom=3&at=-33.780,151.270").marks).toHaveLength(2);
});

test("a home opens, a group zooms, and at the last step a group leads to its homes in the list", () => {
  const [home, group] = show([{ suburb: "Palm Beach", address: "1 Gull Way, Palm Beach" }, tern, tern]).marks;
  expect(home?.href).toBe("/property/1");
  expect(group?.href).toBe("/listings/map?zoom=2&at=-33.780%2C151.285");
  const [closest] = show([tern, tern], "zoom=3&at=-33.780,151.285").marks;
  expect(closest?.href).toBe("/listings?suburb=Freshwater");
});

test("filters stay in every address of the map", () => {
  const page = show(
    [
      { ...tern, beds: 4 },
      { ...tern, beds: 4 },
    ],
    "beds=4&zoom=1",
  );
  expect(page.marks[0]?.href).toContain("/listings/map?beds=4&zoom=2");
  expect(page.moves[0]?.href).toContain("/listings/map?beds=4&zoom=2");
});

test("where nothing is found, it says which wish given up finds how many, and what was not understood", () => {
  const page = show([tern, tern], "beds=4&unknown=castle");
  expect(page.looser).toEqual([{ label: "Any bedrooms", found: 2, href: "/listings/map" }]);
  expect(page.notes).toEqual(["did not understand “castle”"]);
  expect(show([tern]).looser).toEqual([]);
});

test("homes of a suburb without a place are named as not on the map", () => {
  const page = show([{ suburb: "Terrey Hills", address: "1 Gum Road, Terrey Hills" }, tern]);
  expect([page.unknown, page.inView, page.found]).toEqual([["Terrey Hills"], 1, 2]);
});

test("more homes than rows are counted, one row for a mark", () => {
  const many = Array.from({ length: 90 }, (_, index) => (index < 80 ? tern : { ...tern, suburb: "Avalon" }));
  const page = show(many);
  expect(describe(page)).toEqual([
    `10 from $1.9M: Avalon, 10 homes, from $1.9M, ${IN_SUBURB}`,
    `80 from $1.9M: Freshwater, 80 homes, from $1.9M, ${IN_SUBURB}`,
  ]);
  expect(page.marks.flatMap(({ rows }) => rows)).toEqual([]);
});

test("a guide is never rounded below what its page prints", () => {
  const guide = { ...tern, price_aud: 1_840_000, price_to: 1_990_000 };
  expect(describe(show([guide, tern]))).toEqual([
    `2 from $1.84M: Freshwater, 2 homes, from $1.84M, ${IN_SUBURB}`,
  ]);
  expect(describe(show([guide]))).toEqual([`from $1.84M: Freshwater, 1 home, $1.84M – $1.99M, ${IN_SUBURB}`]);
  const toMark = (price_aud: number) => show([{ ...guide, price_aud }]).marks[0]?.label;
  expect([1_840_500, 985_000].map(toMark)).toEqual(["from $1,840,500", "from $985K"]);
});

test("homes whose prices are not printed are counted", () => {
  const hidden = { ...tern, price_display: false };
  expect(show([hidden]).marks[0]?.label).toBe("1 home");
  expect(show([hidden, hidden, tern]).marks[0]?.label).toBe("3 from $1.9M");
});

test("a map opens on what it has found, or on the suburb that was asked", () => {
  const coast = [tern, { suburb: "Palm Beach", address: "1 Gull Way, Palm Beach" }];
  expect(show(coast).view.zoom).toBe(1);
  const { view, inView, allHref } = show(coast, "suburb=Freshwater");
  expect([view.zoom, view.middle, inView]).toEqual([3, { lat: -33.78, lng: 151.285 }, 1]);
  expect(allHref).toBe("/listings/map?suburb=Freshwater");
  expect(show(coast, "beds=4&suburb=Freshwater").view).toEqual(view);
});

test("says what was done with a lowest price above the highest", () => {
  expect(show([own], "min=3000000&max=2000000").notes).toHaveLength(1);
  expect(show([own], "min=2000000&max=3000000").notes).toEqual([]);
});

test("a map that was moved away from the place of the search offers to search here", () => {
  const coast = [tern, { suburb: "Palm Beach", address: "1 Gull Way, Palm Beach" }];
  expect(show(coast, "suburb=Freshwater").hereHref).toBeUndefined();
  expect(show(coast, "zoom=2&at=-33.640,151.300").hereHref).toBeUndefined();
  const { inView, hereHref } = show(coast, "beds=3&suburb=Freshwater&zoom=2&at=-33.640%2C151.300");
  expect([inView, hereHref]).toEqual([0, "/listings/map?beds=3&zoom=2&at=-33.640%2C151.300"]);
  expect(show(coast, hereHref?.split("?")[1]).inView).toBe(1);
});

test("a part of the map without a place names none", () => {
  const html = toHtml(show([own], "zoom=3&at=-33.600,151.300"));
  expect(html).toContain("Map of the sea");
  expect(html).not.toContain("On this part of the coast");
});

test("read without eyes, the words say everything that is drawn: each mark, its number, its link, and each place", () => {
  // Every other suburb has a lone home.
  const records = places.flatMap(({ name }, index) => [
    { suburb: name, address: `1 Gull Way, ${name}` },
    ...(index % 2 === 0 ? [] : [{ suburb: name, address: `2 Gull Way, ${name}`, price_display: false }]),
  ]);
  for (const search of ["", "zoom=2&at=-33.780,151.285", "zoom=3&at=-33.780,151.285"]) {
    const page = show(records, search);
    const html = toHtml(page);
    const [drawn = ""] = /<svg[^>]*role="group".*?<\/svg>/s.exec(html) ?? [];
    const words = toText(html.replace(drawn, ""));
    const marks = [...drawn.matchAll(/<a id="m(\d+)" href="([^"]+)" aria-label="(?:[^":]+: )?([^"]+)"/g)];
    expect(marks).toHaveLength(page.marks.length);
    for (const [, number, href = "", name = ""] of marks) {
      const [row = ""] = new RegExp(`<li id="r${number}".*?(?=<li id="r|</section>)`, "s").exec(html) ?? [];
      expect(row).toContain(`href="${href}"`);
      for (const part of toText(name).split(", "))
        expect(toText(row)).toContain(part.replace(/^1 home$/, ""));
      expect(toText(row)).toContain(page.marks[Number(number) - 1]?.label);
    }
    for (const { name } of drawCoast(page).labels) expect(words).toContain(name);
    expect(words).toContain(`Showing ${page.inView} of ${page.found} homes`);
    expect(words).toContain(`${page.outside} homes are on other parts`.slice(0, page.outside ? 99 : 0));
  }
});

function toHtml(page: ReturnType<typeof show>) {
  const shown = { ...page, coast: drawCoast(page), isLoaded: true, names: {}, notes: [] };
  return renderToStaticMarkup(
    <MemoryRouter>
      <MapPage crumbs={[]} title="Map" list={saleList} page={shown} />
    </MemoryRouter>,
  );
}

function toText(html: string) {
  return html
    .replace(/<style>.*?<\/style>|<[^>]+>/gs, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
}

test("opens on a suburb without homes that the office has put on the map", () => {
  const heights = {
    name: "Elanora Heights",
    state: "NSW",
    postcode: "2101",
    lat: -33.6957,
    lng: 151.2803,
  } as const;
  const asked = parseSample("suburb=Elanora+Heights", [heights.name]);
  const address = new URLSearchParams({ suburb: heights.name });
  expect(map.show(address, [], asked, [], [heights]).view).toMatchObject({
    zoom: 3,
    middle: { lat: -33.695 },
  });
});
