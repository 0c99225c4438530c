import { expect, test } from "vitest";
import { addListView, parseListView, requireCanonical, slicePage, toListPages } from "./list-address.ts";

function open(search: string, found: readonly number[]) {
  const { filters, onPage } = slicePage(parseListView(new URLSearchParams(search)), found);
  return { onPage, ...toListPages(filters, found.length, toSearch) };
}

function toSearch(view: ReturnType<typeof parseListView>) {
  const search = new URLSearchParams();
  addListView(search, view);
  return search.toString();
}

function count(listings: number) {
  return Array.from({ length: listings }, (_, index) => index);
}

/** Follows a list's links to the end and returns the homes that a visitor sees. */
function readToTheEnd(found: readonly number[]) {
  const seen = new Set<number>();
  const path = [""];
  for (const search of path) {
    const { onPage, moreHref, nextHref } = open(search, found);
    for (const listing of onPage) seen.add(listing);
    path.push(...[moreHref, nextHref].filter((href) => href !== undefined));
  }
  return { seen: [...seen], path };
}

test.each([0, 60, 61, 600, 601, 1500])("the links of a list of %i reach every home", (listings) => {
  expect(readToTheEnd(count(listings)).seen).toEqual(count(listings));
});

test("a page grows until it is full, then another page follows", () => {
  const { path } = readToTheEnd(count(661));
  expect(path.slice(0, 3)).toEqual(["", "show=120", "show=180"]);
  expect(path.slice(-3)).toEqual(["show=600", "from=600", "from=600&show=120"]);
});

test("a later page leads back to the one before", () => {
  expect(open("from=600", count(700)).backHref).toBe("");
  expect(open("from=1200&show=120", count(1300)).backHref).toBe("from=600");
  expect(open("show=600", count(700)).backHref).toBeUndefined();
});

test.each(["from=600", "from=1200", "from=-600", "from=60", "from=x", "from=1e300"])(
  "an invalid page (%s) is the first page",
  (search) => expect(open(search, count(500)).onPage).toEqual(count(60)),
);

test("an address is canonical whatever campaign it names", () => {
  const open = (search: string) =>
    requireCanonical("/listings", new URLSearchParams(search), new URLSearchParams("beds=3"));
  expect(() => open("beds=3&utm_source=letter&utm_id=1")).not.toThrow();
  expect(() => open("beds=three&utm_source=letter")).toThrow();
});
