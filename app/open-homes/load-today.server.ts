import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { findOpensOfToday } from "./find-opens.ts";

const SHOWN = 30;

export async function loadOpenHomesOfToday({ context, ...entrance }: OfficeReader) {
  const { lines, route } = await findOpensOfToday(entrance, context);
  return { openHomes: { lines: lines.slice(0, SHOWN), hasMore: lines.length > SHOWN, route } };
}
