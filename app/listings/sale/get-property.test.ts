import { expect, test } from "vitest";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { getListingById, getProperty } from "./get-property.ts";

const listings = [1, 2, 3, 4].map((id) => toTestListing({ id, originalId: `S00${id}` }));

test("finds the listing at a position of the file, with others like it", () => {
  const result = getProperty("2", listings);
  expect(result).toMatchObject({ kind: "found", listing: { originalId: "S002" } });
  expect(result.kind === "found" && result.more).toHaveLength(3);
});

test.for(["0", "5", "-1", "03", "3abc", "3.0", "1e0", " 3", "", "s001", "99999999999999999999"])(
  "has nothing at %j, and offers three others",
  (id) => {
    const result = getProperty(id, listings);
    expect(result.kind).toBe("missing");
    expect(result.kind === "missing" && result.others.map(({ href }) => href)).toEqual([
      "/property/1",
      "/property/2",
      "/property/3",
    ]);
  },
);

test("redirects from a source id to the position, even from one that looks like a number with a tail", () => {
  expect(getRedirect("S003", listings)).toBe("/property/3");
  const odd = toTestListing({ id: 1, originalId: "3abc" });
  expect(getRedirect("3abc", [odd])).toBe("/property/1");
});

function getRedirect(...asked: Parameters<typeof getProperty>) {
  try {
    getProperty(...asked);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("Location") : undefined;
  }
}

test("goes by the position where a source id is a number too", () => {
  const numbered = [toTestListing({ id: 1, originalId: "2" }), toTestListing({ id: 2, originalId: "1" })];
  expect(getProperty("2", numbered)).toMatchObject({ kind: "found", listing: { id: 2 } });
});

test("a form goes by the source id where that is a number too, and by the position where it is none", () => {
  const numbered = [toTestListing({ id: 1, originalId: "2" }), toTestListing({ id: 2, originalId: "1" })];
  expect(getListingById("2", numbered)).toMatchObject({ originalId: "2" });
  expect(getListingById("2", listings)).toMatchObject({ originalId: "S002" });
  expect(getListingById("5", listings)).toBeUndefined();
});

test("offers nothing else when nothing is for sale", () => {
  expect(getProperty("1", [])).toEqual({ kind: "missing", isLoaded: true, others: [] });
});

test("knows a home that is gone from data that cannot be loaded", () => {
  expect(getProperty("1", noListingsLoaded)).toMatchObject({ kind: "missing", isLoaded: false });
});
