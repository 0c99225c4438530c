import { expect, test } from "vitest";
import type { Role } from "#app/core/permission.ts";
import { permissions } from "../permissions.ts";
import { findOfficePages, isCurrent, isOfItem, type MenuItem, splitMenu } from "./office-menu.tsx";

const makeItems = (count: number): MenuItem[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Item ${index}`,
    href: `/office/${index}`,
    permission: permissions.enterOffice,
  }));

test("a phone shows five items, or four and the rest behind More", () => {
  const counts = [3, 5, 6, 8].map((items) => {
    const { atFoot, more } = splitMenu(makeItems(items));
    return `${atFoot.length} and ${more.length}`;
  });
  expect(counts).toEqual(["3 and 0", "5 and 0", "4 and 2", "4 and 4"]);
});

test("a page belongs to the menu item above it, and to no other", () => {
  expect(isCurrent("/office/enquiries", "/office/enquiries/7KQ4-M2XD")).toBe(true);
  expect(isCurrent("/office/open", "/office/open-homes")).toBe(false);
  expect(isCurrent("/office", "/office/enquiries")).toBe(false);
  expect(isCurrent("/office", "/office")).toBe(true);
});

test("the search knows pages that are not in the menu, if the role may open them", () => {
  const find = (role: Role) => findOfficePages(role).map(({ label }) => label);
  expect(find("agent")).toContain("New home");
  expect(find("agent")).not.toContain("Where enquiries come from");
  expect(find("office")).toContain("Where enquiries come from");
});

test("every Marketing page belongs to the item Marketing", () => {
  const [newsletter, campaigns] = makeItems(2);
  const marketing = { ...newsletter, also: [campaigns] } as MenuItem;
  expect(isOfItem(marketing, "/office/1/7KQ4")).toBe(true);
  expect(isOfItem(marketing, "/office/2")).toBe(false);
});
