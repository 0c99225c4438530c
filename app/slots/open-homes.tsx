import type { ComponentType } from "react";
import { doorOnSheet } from "../door/page/door-on-sheet.tsx";
import type { Typed } from "../office/frame/form-fields.tsx";
import type { SheetData } from "./open-homes.server.ts";

type SheetPart = {
  name: string;
  Show: ComponentType<{ parts: SheetData; typed?: Typed; errors: Typed }>;
};

/** Parts of modules on the sheet of an open home, below the bookings that are still to be told of a change. */
export const sheetParts: readonly SheetPart[] = [
  // One line for each module.
  doorOnSheet,
];
