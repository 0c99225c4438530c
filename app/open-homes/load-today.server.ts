import type { TodayReader } from "#app/office/today/today-part.ts";
import { findOpensOfToday } from "./find-opens.ts";

const SHOWN = 30;

/** The first open homes of today. */
export async function loadOpenHomesOfToday({ context, ...entrance }: TodayReader) {
  const lines = await findOpensOfToday(entrance, context);
  return { openHomes: { lines: lines.slice(0, SHOWN), hasMore: lines.length > SHOWN } };
}
