import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toUid } from "#app/calendars/note-times.server.ts";
import { HOUR_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { openDoor } from "./store/doors.server.ts";

/** A door that is open now, whose page for visitors the given token opens, for trials. */
export const liveDoor = {
  toPage: (token: string) => `/door/${token}`,
  async add(db: Database, { homeId, token, now }: { homeId: string; token: string; now: number }) {
    const [time = "", ends = ""] = [now, now + HOUR_MS].map(toAgencyTime);
    await openDoor(db, { uid: toUid(homeId, time), homeId, time, ends }, now);
    await db.updateTable("open_door").set({ token }).execute();
  },
};
