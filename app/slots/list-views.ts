import type { ListLink } from "../listings/module-links.ts";
import { mapViews } from "../map/list/map-view.ts";

/** Further views of a list, such as its map. */
export const listViews: readonly ListLink[] = [
  // One line for each module.
  ...mapViews,
];
