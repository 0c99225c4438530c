import type { ComponentType } from "react";
import type { TodayData } from "./modules.office-today.server.ts";
import { openHomesOnToday } from "./open-homes/page/open-homes-of-today.tsx";
import { homesOnToday } from "./register/office/homes-of-today.tsx";

type TodayPart = { name: string; Show: ComponentType<{ parts: TodayData }> };

/** What modules show on the office’s first page, after enquiries. */
export const todayParts: readonly TodayPart[] = [
  // A line each.
  openHomesOnToday,
  homesOnToday,
];
