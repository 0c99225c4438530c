import { toAgencyTime } from "#app/agency/agency-time.ts";
import { getInspection, isTimeOver, toUid } from "#app/calendars/index.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { findBookings, untoldStates } from "#app/enquiries/store/bookings.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { parseInspections, toComing } from "#app/homes/inspections/inspection.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import type { OfficeArguments, OfficeIntent } from "#app/office/access/require-person.server.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { toTimes } from "#app/office-homes/forms/inspections-form.ts";
import { formatOpen, toBookingLetter } from "#app/open-homes/booking-letter.ts";
import { getHandHome } from "#app/register/by-hand/get-home.server.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import { findAboutOfVisitor, isTheirs } from "./find-opens.ts";
import type { FoundOpen } from "./found-open.ts";
import { toBookedHome, toRecordSubject } from "./left-home.ts";

/**
 * An open home that the person may see: as it is planned, as people have booked or come to it, or off by now. Asked for by its
 * event too (open_time.uid), it is found wherever it has moved since.
 */
export async function getOpen(
  entrance: Pick<OfficeIntent, "db" | "person" | "scope" | "now" | "texts" | "publicOrigin">,
  { params, context }: { params: { id: string; time: string }; context: OfficeArguments["context"] },
  uid?: string | null,
): Promise<FoundOpen> {
  const { id } = params;
  const asked = uid ? await getInspection(entrance.db, { homeId: id, time: "", uid }) : undefined;
  const time = asked ? `${asked.day}T${asked.starts}` : params.time;
  const listing = findAllListings(context).find((each) => getSourceId(each) === id);
  const [day = "", start = ""] = time.split("T");
  const bookings = await findBookings(entrance.db, { homeId: id, time });
  const about = bookings.at(-1)?.about ?? (await findAboutOfVisitor(entrance.db, id));
  const home = await getHandHome(entrance.db, id);
  const left = readSubject(about ?? null) ?? (home && toRecordSubject(home, entrance.publicOrigin));
  const seen = listing ?? toBookedHome(left);
  const isFound = seen && isTheirs(seen, entrance) && isDay(day) && isTime(start);
  if (!isFound) throw toRefusal({ reason: "not found" });
  const clock = toAgencyTime(entrance.now);
  // The register knows at once what the catalogue has a second later.
  const inspections =
    home && listing ? toComing(parseInspections(toTimes(home.shown)), clock) : (listing?.inspections ?? []);
  const planned = inspections.find(({ date, start }) => `${date}T${start}` === time);
  const known = asked ?? (await getInspection(entrance.db, { homeId: id, time }));
  const isOver = !planned && known?.cancelled_at === null && isTimeOver(known, clock);
  const { address, status } = seen;
  const agent = { ...seen.agent, phone: seen.agent.phone || entrance.texts.get().office.phone };
  const untold = bookings.filter(({ state }) => untoldStates.includes(state));
  const isBack = untold.length > 0 && untold.every(({ state }) => state === "back");
  const isOff = !planned && !isOver;
  const end = planned?.end ?? (known?.ends || undefined);
  const booked = { time, end, isOff, isBack, address, agent, status };
  const when = formatOpen(booked);
  const open = { address, when, agent: agent.name, isOff, isOver, time: planned };
  const event = { uid: known?.uid ?? toUid(id, time), homeId: id, time, ends: `${day}T${end ?? start}` };
  const subject = listing ? toListingAndSubject(listing, entrance.publicOrigin).subject : left;
  return {
    id,
    at: time,
    hasMoved: time !== params.time,
    listing,
    home,
    bookings,
    open,
    agent,
    event,
    subject,
    letter: toBookingLetter(booked),
  };
}
