import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { formatOpen, toBookingLetter } from "#app/enquiries/delivery/booking-letter.ts";
import { countBookings, findBookings, untoldStates } from "#app/enquiries/store/bookings.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { parseInspections, toComing } from "#app/homes/inspections/inspection.ts";
import { getInspection } from "#app/homes/open-times/note-times.server.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { getHandHome } from "#app/homes/register/by-hand/get-home.server.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import type {
  OfficeArguments,
  OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { toTimes } from "#app/office/homes/forms/inspections.ts";
import { findSubjectOfVisitor, toUid } from "#app/office/open-homes/door/store/find-visitors.server.ts";
import type { OpenDay, OpenLine } from "#app/office/open-homes/open-homes-page.tsx";
import { formatTime, formatTimes, formatWeekday } from "#app/region/format.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";

export type Entrance = Pick<Awaited<ReturnType<typeof requirePerson>>, "db" | "person" | "reach" | "now">;
export type Context = OfficeArguments["context"];

const OPENS_A_PAGE = 60;

/** What an open home shows of its home, which may have left the site. */
type SeenHome = Pick<AnyListing, "address" | "agent" | "agents"> & Partial<Pick<AnyListing, "status">>;

/** An open home as it is planned, or off while people have booked it. */
type Open = {
  id: string;
  home: SeenHome;
  /** Its start at the agency, as 2026-11-28T10:00. */
  time: string;
  end?: string;
  booked: number;
  untold: number;
};

/** A page of the open homes from today on that a person may see, by day. */
export async function findOpenDays(entrance: Entrance, context: Context, page: number) {
  const from = (page - 1) * OPENS_A_PAGE;
  const opens = await findOpens(entrance, context);
  return {
    days: toDays(opens.slice(from, from + OPENS_A_PAGE).map(toOpenLine)),
    hasMore: opens.length > from + OPENS_A_PAGE,
  };
}

/** The open homes of today that a person may see. */
export async function findOpensOfToday(entrance: Entrance, context: Context): Promise<OpenLine[]> {
  const today = toAgencyTime(entrance.now).slice(0, 10);
  const opens = await findOpens(entrance, context, (day) => day === today);
  return opens.map(toOpenLine);
}

/** From today on, the earliest first, of the days that `isWanted`. */
async function findOpens(
  entrance: Entrance,
  context: Context,
  isWanted: (day: string) => boolean = () => true,
): Promise<Open[]> {
  const clock = toAgencyTime(entrance.now);
  const today = clock.slice(0, 10);
  const listings = findListings(context).filter((listing) => isTheirs(listing, entrance));
  const booked = await countBookings(entrance.db, today);
  const counts = booked.filter(({ time }) => isWanted(time.slice(0, today.length)));
  const byPlace = new Map(counts.map((count) => [toPlace(count.homeId, count.time), count]));
  const planned = listings.flatMap((listing) =>
    listing.inspections
      .filter(({ date }) => isWanted(date))
      .map(({ date, start, end }): Open => {
        const time = `${date}T${start}`;
        const { count = 0, untold = 0 } = byPlace.get(toPlace(getSourceId(listing), time)) ?? {};
        return { id: getSourceId(listing), home: listing, time, end, booked: count, untold };
      }),
  );
  const isPlanned = new Set(planned.map(({ id, time }) => toPlace(id, time)));
  const all = new Map(findListings(context).map((listing) => [getSourceId(listing), listing]));
  const off = counts.flatMap(({ homeId: id, time, count, untold, about }): Open[] => {
    const home = all.get(id) ?? toBookedHome(about);
    // What is over stands under Lately.
    const isComing = time > clock || untold > 0;
    const isOff = home && isComing && isTheirs(home, entrance) && !isPlanned.has(toPlace(id, time));
    return isOff ? [{ id, home, time, booked: count, untold }] : [];
  });
  return sortByTime([...planned, ...off]);
}

/** A home that has left the site, as it was when somebody booked it. */
export function toBookedHome(about: string | null | undefined): SeenHome | undefined {
  const { listing, agent } = readSubject(about ?? null) ?? {};
  const known = agent && { ...agent, phone: agent.phone ?? "" };
  return (
    listing && {
      address: listing.address,
      agent: known ?? { name: agency.name, phone: "", email: "" },
      agents: known ? [known] : [],
    }
  );
}

export function toOpenLine({ id, home, time, end, booked, untold }: Open): OpenLine {
  const start = time.slice(11);
  return {
    id,
    address: home.address,
    agent: home.agent.name,
    time,
    clock: end ? formatTimes(start, end) : formatTime(start),
    isOff: end === undefined,
    booked,
    untold,
  };
}

/** Every home that has a page. */
export function findListings(context: Context): AnyListing[] {
  const catalogue = context.get(catalogueContext);
  return [
    ...catalogue.getSaleListings(),
    ...catalogue.getRentals(),
    ...catalogue.getSold(),
    ...catalogue.getLeased(),
  ];
}

export function isTheirs({ agents }: SeenHome, { person, reach }: Pick<Entrance, "person" | "reach">) {
  return reach === "all" || agents.some(({ email }) => email.toLowerCase() === person.email);
}

export function toPlace(id: string, time: string) {
  return `${id} ${time}`;
}

/** Many homes share few times. */
function sortByTime(opens: readonly Open[]) {
  const byTime = Map.groupBy(opens, ({ time }) => time);
  return [...byTime.keys()].sort().flatMap((time) => byTime.get(time) ?? []);
}

export function toDays(lines: readonly OpenLine[]): OpenDay[] {
  return [...Map.groupBy(lines, ({ time }) => time.slice(0, 10))].map(([date, ofDay]) => ({
    date,
    label: formatWeekday(date),
    lines: ofDay,
  }));
}

export type FoundOpen = Awaited<ReturnType<typeof getOpen>>;

/** An open home that the person may see: as it is planned, as people have booked or come to it, or off by now. */
export async function getOpen(
  entrance: Pick<OfficeIntent, "db" | "person" | "reach" | "now" | "texts" | "publicOrigin">,
  {
    params: { id, time },
    context,
  }: { params: { id: string; time: string }; context: OfficeArguments["context"] },
) {
  const listing = findListings(context).find((each) => getSourceId(each) === id);
  const [day = "", start = ""] = time.split("T");
  const bookings = await findBookings(entrance.db, { homeId: id, time });
  const about = bookings.at(-1)?.about ?? (await findSubjectOfVisitor(entrance.db, id));
  const seen = listing ?? toBookedHome(about);
  const isFound = seen && isTheirs(seen, entrance) && isDay(day) && isTime(start);
  if (!isFound) throw toRefusal({ reason: "not found" });
  const home = await getHandHome(entrance.db, id);
  const clock = toAgencyTime(entrance.now);
  // The register knows at once what the catalogue has a second later.
  const inspections =
    home && listing ? toComing(parseInspections(toTimes(home.shown)), clock) : (listing?.inspections ?? []);
  const planned = inspections.find(({ date, start }) => `${date}T${start}` === time);
  const event = await getInspection(entrance.db, { homeId: id, time });
  const isOver = !planned && event?.cancelled_at === null && `${day}T${event.ends || "24"}` <= clock;
  const { address, status } = seen;
  const agent = { ...seen.agent, phone: seen.agent.phone || entrance.texts.get().office.phone };
  const untold = bookings.filter(({ state }) => untoldStates.includes(state));
  const isBack = untold.length > 0 && untold.every(({ state }) => state === "back");
  const isOff = !planned && !isOver;
  const end = planned?.end ?? (event?.ends || undefined);
  const booked = { time, end, isOff, isBack, address, agent, status };
  const when = formatOpen(booked);
  const open = { address, when, agent: agent.name, isOff, isOver, time: planned };
  const door = { uid: event?.uid ?? toUid(id, time), homeId: id, time, ends: `${day}T${end ?? start}` };
  const subject = listing
    ? toListingAndSubject(listing, entrance.publicOrigin).subject
    : readSubject(about ?? null);
  return {
    id,
    at: time,
    listing,
    home,
    bookings,
    open,
    agent,
    door,
    subject,
    letter: toBookingLetter(booked),
  };
}
