import { feedElements } from "#app/reaxml/elements/elements-table.ts";
import type { Table } from "./table.ts";

/** The tables of modules. */
export const moduleTables: readonly Table[] = [
  // One line for each module.
  feedElements,
];
