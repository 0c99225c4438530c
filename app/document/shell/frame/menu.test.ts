import { expect, test } from "vitest";
import { menus, mobileLinks, moreMobileLinks } from "#app/agency/folder/words.ts";
import { getCurrent, isInMenu } from "./menu.ts";

const listings = { label: "Buy", line: "", href: "/listings", covers: ["/property"] };

test("a link is current on its own page, and marked on those under it and those it covers", () => {
  expect(getCurrent(listings, "/listings")).toBe("page");
  expect(getCurrent({ ...listings, href: "/suburbs" }, "/suburbs/manly")).toBe("true");
  expect(getCurrent(listings, "/property/3")).toBe("true");
});

test("an address that only begins alike is another page", () => {
  for (const path of ["/listings-archive", "/"]) expect(getCurrent(listings, path)).toBeUndefined();
});

test.each([
  ["/", []],
  ["/listings", ["BUYING"]],
  ["/inspections", ["BUYING"]],
  ["/property/1", ["BUYING"]],
  ["/rental/R001", ["RENTING"]],
  ["/sold-property/2", ["SELLING"]],
  ["/suburbs/manly", ["BUYING"]],
  ["/about", ["MORE"]],
])("%s belongs to at most one menu: %j", (path, labels) => {
  expect(menus.filter((menu) => isInMenu(menu, path)).map(({ label }) => label)).toEqual(labels);
});

test("the mobile menu also leads to sales, auctions, people, the journal and the shortlist, each once", () => {
  const inMenu = [...mobileLinks, ...moreMobileLinks].map(({ href }): string => href);
  expect(new Set(inMenu).size).toBe(inMenu.length);
  const also = ["/sold", "/auctions", "/team", "/journal", "/about", "/shortlist", "/shortlist/compare"];
  expect(inMenu).toEqual(expect.arrayContaining(also));
});
