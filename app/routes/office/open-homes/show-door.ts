import { href } from "react-router";
import type { OfficeIntent } from "#app/office/access/require-person.server.ts";
import { countVisitors } from "#app/office/door/count-visitors.server.ts";
import { drawCode } from "#app/office/door/draw-code.server.ts";
import { findVisitors } from "#app/office/door/find-visitors.server.ts";
import { getDoor, isCodeAlive, isDoorTime, toKeptUntil } from "#app/office/door/open-doors.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { FoundOpen } from "./find-opens.ts";

/** The door of an open home as its sheet shows it. */
export async function showDoor(
  { db, now, publicOrigin }: Pick<OfficeIntent, "db" | "now" | "publicOrigin">,
  door: FoundOpen["door"],
  bookings: FoundOpen["bookings"],
) {
  const [row, visitors, { groups }] = await Promise.all([
    getDoor(db, door.uid),
    findVisitors(db, door, bookings),
    countVisitors(db, door.homeId),
  ]);
  const isNow = isDoorTime(door, now);
  return {
    uid: door.uid,
    visitors,
    through: groups,
    nextVisitor: makeId(now),
    isNow,
    keptUntil: row && isNow ? toKeptUntil(door.ends) : undefined,
    code:
      row && isCodeAlive(row, now)
        ? drawCode(publicOrigin + href("/door/:token", { token: row.token }))
        : undefined,
  };
}
