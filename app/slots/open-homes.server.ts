import type { DoorProps } from "../door/page/visitors-at-door.tsx";
import { doorActions } from "../door/sheet/door-actions.server.ts";
import { loadDoor } from "../door/sheet/load-door.server.ts";
import { doorVisits } from "../door/store/open-visits.server.ts";
import type { FoundOpen, OpenVisits, SheetAction, SheetReader } from "../open-homes/index.ts";

export type SheetData = {
  // One line for each module.
  door?: DoorProps;
};

type LoadSheet = (reader: SheetReader, found: FoundOpen) => Promise<SheetData>;

export const sheetLoaders: readonly LoadSheet[] = [
  // One line for each module.
  loadDoor,
];

/** Actions of modules' forms on the sheet, by name. */
export const sheetActions: readonly Readonly<Record<string, SheetAction>>[] = [
  // One line for each module.
  doorActions,
];

/** Visitors of open homes, as modules noted them. */
export const openVisits: readonly OpenVisits[] = [
  // One line for each module.
  doorVisits,
];
