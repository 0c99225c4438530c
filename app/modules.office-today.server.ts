import type { TodayReader } from "./office/today/today-part.ts";
import { loadOpenHomesOfToday } from "./open-homes/load-today.server.ts";
import type { OpenHomesOfToday } from "./open-homes/page/open-homes-of-today.tsx";
import { loadHomesOfToday } from "./register/load-today.server.ts";
import type { HomesOfToday } from "./register/office/homes-of-today.tsx";

/** What modules show on the office’s first page. */
export type TodayData = {
  // A line each.
  openHomes?: OpenHomesOfToday;
  homes?: HomesOfToday;
};

type LoadToday = (reader: TodayReader) => Promise<TodayData>;

export const todayLoaders: readonly LoadToday[] = [
  // A line each.
  loadOpenHomesOfToday,
  loadHomesOfToday,
];
