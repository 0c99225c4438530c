import { alerts } from "./alerts/module.ts";
import { calendars } from "./calendars/module.ts";
import { campaigns } from "./campaigns/module.ts";
import type { Module } from "./core/module.ts";
import type { Requirements } from "./core/permission.ts";
import { door } from "./door/module.ts";
import { feed } from "./feed/module.ts";
import { inspections } from "./inspections/module.ts";
import { leads } from "./leads/module.ts";
import { homeMap } from "./map/module.ts";
import { newsletter } from "./newsletter/module.ts";
import { office } from "./office/module.ts";
import { officeEnquiries } from "./office-enquiries/module.ts";
import { officeFeed } from "./office-feed/module.ts";
import { officeHomes } from "./office-homes/module.ts";
import { officeTexts } from "./office-texts/module.ts";
import { officeVisitors } from "./office-visitors/module.ts";
import { openHomes } from "./open-homes/module.ts";
import { owners } from "./owners/module.ts";
import { pictures } from "./pictures/module.ts";
import { reaxml } from "./reaxml/module.ts";
import { register } from "./register/module.ts";
import { rules } from "./rules/module.ts";
import { sentences } from "./sentences/module.ts";
import { shortlist } from "./shortlist/module.ts";
import { values } from "./values/module.ts";
import { wording } from "./wording/module.ts";

/** The modules of this site, in the order of the office's menu. To remove one, delete its folder and its lines. */
export const modules: readonly Module[] = [
  // One line for each module.
  office,
  officeEnquiries,
  officeVisitors,
  calendars,
  pictures,
  inspections,
  register,
  officeHomes,
  openHomes,
  door,
  officeTexts,
  newsletter,
  owners,
  homeMap,
  shortlist,
  alerts,
  campaigns,
  values,
  feed,
  officeFeed,
  reaxml,
  rules,
  wording,
  sentences,
  leads,
];

export const officePages = modules.flatMap(({ officePages = [] }) => officePages);

export const officeLinks = modules.flatMap(({ officeLinks = [] }) => officeLinks);

/** Who may read each page of the office and send its forms, by the pattern of its address. */
export const requirements: ReadonlyMap<string, Requirements> = new Map(
  officePages.map((page) => [
    toOfficePattern(page.path),
    { ...page.requirements, ...findFormsOn(page.path) },
  ]),
);

/** Requirements of other modules' forms on a page of the office. */
function findFormsOn(path: string): Requirements {
  const forms = modules.flatMap(({ officeForms = [] }) => officeForms).filter((form) => form.path === path);
  return Object.assign({}, ...forms.map((form) => form.requirements));
}

function toOfficePattern(path: string) {
  return path ? `/office/${path}` : "/office";
}
