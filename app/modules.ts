import { alerts } from "./alerts/module.ts";
import { campaigns } from "./campaigns/module.ts";
import type { Module } from "./core/module.ts";
import type { Requirements } from "./core/permission.ts";
import { newsletter } from "./newsletter/module.ts";
import { office } from "./office/module.ts";
import { owners } from "./owners/module.ts";
import { shortlist } from "./shortlist/module.ts";

/** The capabilities of this site; one comes off with its folder and its lines. */
export const modules: readonly Module[] = [
  // A line each.
  office,
  newsletter,
  owners,
  shortlist,
  alerts,
  campaigns,
];

export const officePages = modules.flatMap(({ officePages = [] }) => officePages);

export const officeLinks = modules.flatMap(({ officeLinks = [] }) => officeLinks);

/** Who may read each page of the office and send its forms, by the pattern of its address. */
export const requirements: ReadonlyMap<string, Requirements> = new Map(
  officePages.map((page) => [toOfficePattern(page.path), page.requirements]),
);

function toOfficePattern(path: string) {
  return path ? `/office/${path}` : "/office";
}
