import { feedElements } from "#app/feed/elements/elements-table.ts";
import type { Table } from "./table.ts";

/** The tables of modules. */
export const moduleTables: readonly Table[] = [
  // A line each.
  feedElements,
];
