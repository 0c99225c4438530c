import { href } from "react-router";
import { may, type Permission } from "../access/may.ts";
import type { Role } from "../store/office-rows.ts";

export type Place = { label: string; href: string; permission: Permission };

/** The office's menu; on a phone, what comes first stands at the foot of the window, and the rest behind "More". */
const places: readonly Place[] = [
  { label: "Today", href: href("/office"), permission: "use the office" },
  { label: "Enquiries", href: href("/office/enquiries"), permission: "see enquiries" },
  { label: "Homes", href: href("/office/homes"), permission: "work on homes" },
  { label: "Open homes", href: href("/office/open-homes"), permission: "work on homes" },
  { label: "Texts", href: href("/office/texts"), permission: "edit texts" },
  { label: "People", href: href("/office/people"), permission: "manage people" },
  { label: "Log", href: href("/office/log"), permission: "read the log" },
  { label: "Account", href: href("/office/account"), permission: "keep own account" },
];

/** As many as a thumb hits on a window of 320 px. */
const MOST_AT_FOOT = 5;

/** Where a role may go. */
export function findPlaces(role: Role) {
  return places.filter(({ permission }) => may(role, permission));
}

/** For a phone: as many as fit, or one fewer and "More". */
export function splitPlaces(all: readonly Place[]) {
  const count = all.length > MOST_AT_FOOT ? MOST_AT_FOOT - 1 : all.length;
  return { atFoot: all.slice(0, count), more: all.slice(count) };
}

/** A home's page belongs to Homes; Today is only itself. */
export function isCurrent(path: string, pathname: string) {
  return path === href("/office") ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
}
