import type { ListLink } from "./listings/module-links.ts";
import { mapViews } from "./map/list/map-view.ts";

/** Pages of modules that show what a list has found, in its switch of views. */
export const listViews: readonly ListLink[] = [
  // A line each.
  ...mapViews,
];
