import { expect, test } from "vitest";
import { menus } from "#content/menu.ts";
import { getCurrent, isInMenu } from "./menu.ts";

const listings = { label: "Buy", line: "", href: "/listings", covers: ["/property"] };

test("a link is current on its own page", () => {
  expect(getCurrent(listings, "/listings")).toBe("page");
});

test("a link is marked on the pages under it and on those it covers", () => {
  expect(getCurrent({ ...listings, href: "/suburbs" }, "/suburbs/manly")).toBe("true");
  expect(getCurrent(listings, "/property/3")).toBe("true");
});

test("a page whose address only begins alike is another page", () => {
  expect(getCurrent(listings, "/listings-archive")).toBeUndefined();
  expect(getCurrent(listings, "/")).toBeUndefined();
});

test("every kind of page belongs to at most one menu", () => {
  const paths = [
    "/",
    "/listings",
    "/property/1",
    "/rental/R001",
    "/sold-property/2",
    "/suburbs/manly",
    "/about",
  ];
  const labels = paths.map((path) => menus.filter((menu) => isInMenu(menu, path)).map(({ label }) => label));
  expect(labels).toEqual([[], ["BUYING"], ["BUYING"], ["RENTING"], ["SELLING"], ["BUYING"], ["MORE"]]);
});
