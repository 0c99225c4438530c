import { alertsOnHome } from "./alerts/office/interest-in-home.server.ts";
import { doorOfHome } from "./door/store/open-visits.server.ts";
import { feedOnHomes } from "./office-feed/notes-on-homes.server.ts";
import type {
  FindHomeLinks,
  FindHomeNote,
  HomesNotes,
  HomeVisits,
  SectionHint,
} from "./office-homes/home-slots.ts";
import { bookedHint } from "./open-homes/hint-on-home.ts";
import { ownersOfHome } from "./owners/office/links-of-home.server.ts";

/** What modules say of a home on its page in the office. */
export const homeNotes: readonly FindHomeNote[] = [
  // A line each.
  alertsOnHome,
];

/** What modules say where a section of a home is changed. */
export const sectionHints: readonly SectionHint[] = [
  // A line each.
  bookedHint,
];

/** The pages that modules have of a home. */
export const homePages: readonly FindHomeLinks[] = [
  // A line each.
  ownersOfHome,
];

/** What modules say of homes to whoever decides about them, on Today and on the list of homes. */
export const homesNotes: readonly HomesNotes[] = [
  // A line each.
  feedOnHomes,
];

/** What modules know of who came through a home. */
export const homeVisits: readonly HomeVisits[] = [
  // A line each.
  doorOfHome,
];
