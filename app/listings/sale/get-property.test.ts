import { expect, test } from "vitest";
import { noListingsLoaded } from "#app/homes/record/load-failures.ts";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { getListingById, getProperty } from "./get-property.ts";

const listings = [1, 2, 3, 4].map((id) => toTestListing({ id, originalId: `S00${id}` }));

test("a position finds its listing, with similar ones", () => {
  const result = getProperty("2", listings);
  expect(result).toMatchObject({ kind: "found", listing: { originalId: "S002" } });
  expect(result.kind === "found" && result.more).toHaveLength(3);
});

test.for(["0", "5", "-1", "03", "3abc", "3.0", "1e0", " 3", "", "s001", "99999999999999999999"])(
  "%j finds nothing, and three others are offered",
  (id) => {
    const others = [1, 2, 3].map((position) => ({ href: `/property/${position}` }));
    expect(getProperty(id, listings)).toMatchObject({ kind: "missing", others });
  },
);

test("a source id redirects to the position, even one that begins with a number", () => {
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

test("a number is a position even if it is a source id too, but for forms it is the source id then", () => {
  const numbered = [toTestListing({ id: 1, originalId: "2" }), toTestListing({ id: 2, originalId: "1" })];
  expect(getProperty("2", numbered)).toMatchObject({ kind: "found", listing: { id: 2 } });
  expect(getListingById("2", numbered)).toMatchObject({ originalId: "2" });
  expect(getListingById("2", listings)).toMatchObject({ originalId: "S002" });
  expect(getListingById("5", listings)).toBeUndefined();
});

test("a missing home is distinguished from data that could not be loaded", () => {
  expect(getProperty("1", [])).toEqual({ kind: "missing", isLoaded: true, others: [] });
  expect(getProperty("1", noListingsLoaded)).toMatchObject({ kind: "missing", isLoaded: false });
});
