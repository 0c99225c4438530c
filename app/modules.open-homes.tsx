import type { ComponentType } from "react";
import { doorOnSheet } from "./door/page/door-on-sheet.tsx";
import type { SheetData } from "./modules.open-homes.server.ts";
import type { Typed } from "./office/frame/form-fields.tsx";

type SheetPart = {
  name: string;
  Show: ComponentType<{ parts: SheetData; typed?: Typed; errors: Typed }>;
};

/** What modules show on the sheet of an open home, below who is not told yet. */
export const sheetParts: readonly SheetPart[] = [
  // A line each.
  doorOnSheet,
];
