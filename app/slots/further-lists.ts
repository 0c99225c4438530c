import { openHomesLink } from "../inspections/links.ts";
import type { PageLink } from "../listings/module-links.ts";

/** Modules' lists of homes, linked from other lists and from pages with nothing to show. */
export const moduleLists: readonly PageLink[] = [
  // One line for each module.
  openHomesLink,
];
