import { expect, test } from "vitest";
import { menus, mobileLinks, moreMobileLinks } from "#app/agency/folder/words.ts";
import { getCurrent, isInMenu } from "./menu.ts";

const listings = { label: "Buy", line: "", href: "/listings", covers: ["/property"] };

test("a link is current on its own page", () => {
  expect(getCurrent(listings, "/listings")).toBe("page");
});

test("a link is marked on the pages under it and on those it covers", () => {
  expect(getCurrent({ ...listings, href: "/suburbs" }, "/suburbs/manly")).toBe("true");
  expect(getCurrent(listings, "/property/3")).toBe("true");
});

test("an address that only begins alike is another page", () => {
  expect(getCurrent(listings, "/listings-archive")).toBeUndefined();
  expect(getCurrent(listings, "/")).toBeUndefined();
});

test("every kind of page belongs to at most one menu", () => {
  const paths = [
    "/",
    "/listings",
    "/inspections",
    "/property/1",
    "/rental/R001",
    "/sold-property/2",
    "/suburbs/manly",
    "/about",
  ];
  const labels = paths.map((path) => menus.filter((menu) => isInMenu(menu, path)).map(({ label }) => label));
  expect(labels).toEqual([
    [],
    ["BUYING"],
    ["BUYING"],
    ["BUYING"],
    ["RENTING"],
    ["SELLING"],
    ["BUYING"],
    ["MORE"],
  ]);
});

test("the mobile menu also leads to sales, auctions, people, the journal and the shortlist, each once", () => {
  const inMenu = [...mobileLinks, ...moreMobileLinks].map(({ href }): string => href);
  expect(new Set(inMenu).size).toBe(inMenu.length);
  for (const path of [
    "/sold",
    "/auctions",
    "/team",
    "/journal",
    "/about",
    "/shortlist",
    "/shortlist/compare",
  ])
    expect(inMenu).toContain(path);
});
