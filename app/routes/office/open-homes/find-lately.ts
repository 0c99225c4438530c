import { toAgencyTime } from "#app/agency/agency-time.ts";
import { countBookings } from "#app/enquiries/store/bookings.server.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { countCame } from "#app/office/open-homes/door/store/count-visitors.server.ts";
import {
  type Context,
  type Entrance,
  findListings,
  isTheirs,
  toBookedHome,
  toDays,
  toOpenLine,
  toPlace,
} from "./find-opens.ts";

const LATELY_MS = 14 * 24 * 60 * 60_000;

/** The open homes of the last two weeks that somebody booked or came to, the latest day first. */
export async function findLately(entrance: Entrance, context: Context) {
  const { db, now } = entrance;
  const clock = toAgencyTime(now);
  const since = toAgencyTime(now - LATELY_MS).slice(0, 10);
  const [booked, came] = await Promise.all([countBookings(db, since), countCame(db, since)]);
  const homes = new Map(findListings(context).map((listing) => [getSourceId(listing), listing]));
  const planned = new Set(
    [...homes].flatMap(([id, { inspections }]) =>
      inspections.map(({ date, start }) => toPlace(id, `${date}T${start}`)),
    ),
  );
  const opens = new Map(
    [...booked.map((each) => ({ came: 0, ...each })), ...came.map((each) => ({ count: 0, ...each }))]
      .filter(({ homeId, time }) => time < clock && !planned.has(toPlace(homeId, time)))
      .map((each) => [toPlace(each.homeId, each.time), each]),
  );
  const bookings = new Map(booked.map((each) => [toPlace(each.homeId, each.time), each.count]));
  const lines = [...opens].flatMap(([place, { homeId: id, time, came: groups, about }]) => {
    const home = homes.get(id) ?? toBookedHome(about);
    if (!home || !isTheirs(home, entrance)) return [];
    const open = { id, home, time, booked: bookings.get(place) ?? 0, untold: 0 };
    return [{ ...toOpenLine(open), isOff: false, came: groups }];
  });
  const days = toDays(lines.sort((a, b) => b.time.localeCompare(a.time)));
  return days.map((day) => ({ ...day, label: `Lately, ${day.label}` }));
}
