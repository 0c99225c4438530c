import { openTestTimes } from "#app/calendars/open-times.fixture.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { followOpenHomes } from "./move-bookings.server.ts";

export const origin = "https://headland.example";
/** The day before the open home. */
export const start = Date.parse("2026-11-27T09:00:00+11:00");

type TestOptions = Required<Pick<Parameters<typeof openTestTimes>[0], "db" | "now" | "findOffered">>;

/** Compares open homes when `look` is called, and moves bookings along. */
export function openBookedTimes(options: TestOptions) {
  return openTestTimes({
    ...options,
    onMoves: (db, moves, now) => followOpenHomes(db, moves, { now, findListedAgain: () => undefined }),
  });
}

/** Books an open home of the home S001. */
export async function bookOpenHome(db: Database, time: string, name = "Leila Marsh") {
  const [first = ""] = name.toLowerCase().split(" ");
  const fields = { name, email: `${first}@mail.example`, phone: "0491 570 110", time, message: "" };
  const url = `${origin}/property/S001`;
  const listing = { id: "S001", title: "A house", address: "1 Tern Lane, Manly", url };
  const agent = { name: "Callum Reyes", email: "callum@headland.example", phone: "0491 570 157" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about: { listing, agent } }, start);
}
