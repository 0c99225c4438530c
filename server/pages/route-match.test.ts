import { expect, test } from "vitest";
import { createPageAddress, createRoutePattern } from "./route-match.ts";

const toPageAddress = createPageAddress([
  { path: "/listings", handle: { readsSearch: ["price", "beds", "features"], joinsSearch: ["features"] } },
  { path: "/rentals", handle: { readsSearch: ["beds", "unknown"], saysUnknown: ["unknown"] } },
  { path: "/property/:id" },
  { path: "/about" },
]);

function addressOf(path: string, search = "") {
  return toPageAddress(path, new URLSearchParams(search));
}

test("a page that reads no parameters has one address, whatever the query", () => {
  for (const path of ["/about", "/property/3", "/nowhere"])
    expect(addressOf(path, "utm_source=letter&beds=3")).toMatchObject({
      address: path,
      isKnown: true,
      isArrival: true,
    });
});

test("parameters are sorted into the page's order", () => {
  const { address } = addressOf("/listings", "beds=3&price=2m%2B");
  expect(address).toBe("/listings?price=2m%2B&beds=3");
  expect(addressOf("/listings", "price=2m%2b&beds=3").address).toBe(address);
});

test("unknown parameters are dropped and reported to the page", () => {
  const dropped = addressOf("/listings", "fbclid=abc&beds=3");
  expect(dropped).toMatchObject({ address: "/listings?beds=3", isKnown: false });
  expect(addressOf("/listings", "fbclid=abc")).toMatchObject({ address: "/listings", isKnown: false });
});

test.each([
  ["colour=red&beds=3", "/rentals?beds=3&unknown=colour+red"],
  ["colour=red&pool=&unknown=castle", "/rentals?unknown=colour+red%2C+pool%2C+castle"],
  ["colour=red&utm_source=x&gclid=1&dclid=1&msclkid=1&igshid=1", "/rentals?unknown=colour+red&utm_source=x"],
  ["fbclid=1&mc_eid=2&beds=3", "/rentals?beds=3"],
  ["beds=3&unknown=castle", "/rentals?beds=3&unknown=castle"],
])("a list that says what it does not know is told of a parameter that it has not: %s", (search, asked) =>
  expect(addressOf("/rentals", search).asked).toBe(asked),
);

test("a campaign stays in the address but not in the cache key, so that all campaigns share a page", () => {
  const arrival = addressOf("/listings", "utm_source=letter&fbclid=abc&utm_id=7&beds=3");
  expect(arrival).toEqual({
    address: "/listings?beds=3",
    asked: "/listings?beds=3&utm_source=letter&utm_id=7",
    isKnown: false,
    isArrival: true,
  });
  const again = addressOf("/listings", "beds=3&utm_source=letter&utm_id=7");
  expect(again).toEqual({ ...arrival, isKnown: true });
});

test("the first value of a repeated parameter counts", () => {
  const first = { address: "/listings?beds=3", isKnown: false };
  expect(addressOf("/listings", "beds=3&beds=4")).toMatchObject(first);
});

const paths = ["property/:id", "property/:id/inspection.ics", "sitemap.xml", "*"];
const toPattern = createRoutePattern([{ index: true }, ...paths.map((path) => ({ path }))]);

test.each([
  ["/", "/"],
  ["/property/12", "/property/:id"],
  ["/property/leila@mail.example", "/property/:id"],
  ["/property/12/inspection.ics", "/property/:id/inspection.ics"],
  ["/property/12.data", "/property/:id.data"],
  ["/_root.data", "/.data"],
  ["/sitemap.xml", "/sitemap.xml"],
  ["/assets/root-ab12.js", "/assets/*"],
  ["/pictures/leila.jpg", "/pictures/*"],
  ["/data/coastal-listings.json", "/data/*"],
  ["/healthz", "/healthz"],
  ["/readyz", "/readyz"],
  ["/nowhere/leila", "*"],
  ["/nowhere/leila.data", "*"],
  ["/%", "*"],
])("%s is a request for %s", (path, pattern) => expect(toPattern(path)).toBe(pattern));

test("has no more patterns than routes, whatever is requested", () => {
  const found = new Set(Array.from({ length: 20_000 }, (_, index) => toPattern(`/try-${index}`)));
  expect([...found]).toEqual(["*"]);
});

test("every value of features counts, which a form without script repeats", () => {
  const { address, isKnown } = addressOf("/listings", "features=pool&features=study");
  expect([address, isKnown]).toEqual(["/listings?features=pool%2Cstudy", false]);
  expect(addressOf("/listings", "features=pool%2Cstudy")).toMatchObject({ address, isKnown: true });
});
