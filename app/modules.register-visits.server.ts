import { doorOfHome } from "./door/store/open-visits.server.ts";
import type { HomeVisits } from "./register/office/home-visits.ts";

/** What modules know of who came through a home. */
export const homeVisits: readonly HomeVisits[] = [
  // A line each.
  doorOfHome,
];
