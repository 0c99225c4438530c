import type { DoorProps } from "./door/page/visitors-at-door.tsx";
import { doorActions } from "./door/sheet/door-actions.server.ts";
import { loadDoor } from "./door/sheet/load-door.server.ts";
import { doorVisits } from "./door/store/open-visits.server.ts";
import type { FoundOpen, OpenVisits, SheetAction, SheetReader } from "./open-homes/index.ts";

/** What modules show on the sheet of an open home. */
export type SheetData = {
  // A line each.
  door?: DoorProps;
};

type LoadSheet = (reader: SheetReader, found: FoundOpen) => Promise<SheetData>;

export const sheetLoaders: readonly LoadSheet[] = [
  // A line each.
  loadDoor,
];

/** What takes the forms of modules on the sheet, by the names of their actions. */
export const sheetActions: readonly Readonly<Record<string, SheetAction>>[] = [
  // A line each.
  doorActions,
];

/** What modules know of who came to open homes. */
export const openVisits: readonly OpenVisits[] = [
  // A line each.
  doorVisits,
];
