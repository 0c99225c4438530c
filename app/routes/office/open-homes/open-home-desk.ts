import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findBookings } from "#app/enquiries/store/bookings.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import { parseInspections, toComing } from "#app/homes/inspections/inspection.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { getHandHome } from "#app/homes/register/by-hand/get-home.server.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import type { OfficeArguments, OfficeIntent } from "#app/office/access/require-person.server.ts";
import { toTimes } from "#app/office/homes/forms/inspections.ts";
import { formatTime, formatTimes, formatWeekday } from "#app/region/format.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import { findListings, isTheirs } from "./find-opens.ts";

export type FoundOpen = Awaited<ReturnType<typeof getOpen>>;

/** An open home that the person may see: as it is planned, as people have booked it, or off by now. */
export async function getOpen(
  entrance: Pick<OfficeIntent, "db" | "person" | "reach" | "now">,
  {
    params: { id, time },
    context,
  }: { params: { id: string; time: string }; context: OfficeArguments["context"] },
) {
  const listing = findListings(context).find((each) => getSourceId(each) === id);
  const [day = "", start = ""] = time.split("T");
  const isFound = listing && isTheirs(listing, entrance) && isDay(day) && isTime(start);
  if (!isFound) throw toRefusal({ reason: "not found" });
  const home = await getHandHome(entrance.db, id);
  const bookings = await findBookings(entrance.db, id, time);
  // The register knows at once what the catalogue has a second later.
  const inspections = home
    ? toComing(parseInspections(toTimes(home.shown)), toAgencyTime(entrance.now))
    : listing.inspections;
  const planned = inspections.find(({ date, start }) => `${date}T${start}` === time);
  const when = planned
    ? `${formatWeekday(planned.date)}, ${formatTimes(planned.start, planned.end)}`
    : `${formatWeekday(day)}, ${formatTime(start)}`;
  const { address, agent } = listing;
  const open = { address, when, agent: agent.name, isOff: !planned, time: planned };
  return { id, at: time, listing, home, bookings, open };
}

export function toBooking({ reference, fields, state }: FoundOpen["bookings"][number]) {
  const typed = readFields(fields);
  const toText = (value: string | boolean | undefined) => (typeof value === "string" ? value : "");
  return {
    reference,
    name: toText(typed.name),
    phone: toText(typed.phone),
    email: toText(typed.email),
    message: toText(typed.message),
    untold: state === "moved" || state === "cancelled",
  };
}
