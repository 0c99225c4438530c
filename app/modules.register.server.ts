import { alertsOnHome } from "./alerts/office/interest-in-home.server.ts";
import { doorOfHome } from "./door/store/open-visits.server.ts";
import { feedOnHomes } from "./feed/office/notes-on-homes.server.ts";
import { ownersOfHome } from "./owners/office/links-of-home.server.ts";
import type { FindHomeLinks } from "./register/office/home-link.ts";
import type { FindHomeNote } from "./register/office/home-note.ts";
import type { HomeVisits } from "./register/office/home-visits.ts";
import type { HomesNotes } from "./register/office/homes-notes.ts";

/** What modules say of a home on its page in the office. */
export const homeNotes: readonly FindHomeNote[] = [
  // A line each.
  alertsOnHome,
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
