import { openHomesLink } from "./inspections/links.ts";
import type { PageLink } from "./listings/module-links.ts";

/** Lists of modules that lists of homes, a Saturday without any and a page that is not there lead to. */
export const moduleLists: readonly PageLink[] = [
  // A line each.
  openHomesLink,
];
