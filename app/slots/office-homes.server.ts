import { alertsOnHome } from "../alerts/office/interest-in-home.server.ts";
import { doorOfHome } from "../door/store/open-visits.server.ts";
import { feedOnHomes } from "../office-feed/notes-on-homes.server.ts";
import type {
  FindHomeLinks,
  FindHomeNote,
  HomesNotes,
  HomeVisits,
  SectionHint,
} from "../office-homes/home-slots.ts";
import { bookedHint } from "../open-homes/hint-on-home.ts";
import { ownersOfHome } from "../owners/office/links-of-home.server.ts";

/** Notes of modules on a home's page in the office. */
export const homeNotes: readonly FindHomeNote[] = [
  // One line for each module.
  alertsOnHome,
];

/** Hints of modules where a section of a home is edited. */
export const sectionHints: readonly SectionHint[] = [
  // One line for each module.
  bookedHint,
];

/** Links to modules' pages about a home. */
export const homePages: readonly FindHomeLinks[] = [
  // One line for each module.
  ownersOfHome,
];

/** Notes of modules about homes that need a decision, on Today and on the list of homes. */
export const homesNotes: readonly HomesNotes[] = [
  // One line for each module.
  feedOnHomes,
];

/** Visitors of a home, as modules counted them. */
export const homeVisits: readonly HomeVisits[] = [
  // One line for each module.
  doorOfHome,
];
