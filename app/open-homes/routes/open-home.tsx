import { href, redirect } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { getInspection, isTimeOver, type OpenTimeRow, toUid } from "#app/calendars/index.ts";
import { toListingAndSubject } from "#app/enquiries/about-listing/listing-for-enquiry.ts";
import { findBookings } from "#app/enquiries/store/bookings.server.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import {
  type Inspection,
  isOver,
  parseInspection,
  parseInspections,
  toComing,
} from "#app/homes/inspections/inspection.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import {
  handleIntent,
  type OfficeArguments,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { readTime, toEndField, toTimes } from "#app/office-homes/forms/inspections-form.ts";
import { findPage, toHiddenFields } from "#app/office-homes/home-desk.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { wasDone } from "#app/register/by-hand/edit-home.server.ts";
import { getHandHome } from "#app/register/by-hand/get-home.server.ts";
import { type SheetData, sheetActions, sheetLoaders } from "#app/slots/open-homes.server.ts";
import { sheetParts } from "#app/slots/open-homes.tsx";
import { makeId } from "#app/store/make-id.ts";
import { isDay, isTime } from "#app/values/value-rules.ts";
import { formatOpen, toBookingLetter } from "../booking-letter.ts";
import { findAboutOfVisitor, isTheirs } from "../find-opens.ts";
import { findTellings } from "../find-tellings.server.ts";
import { type FoundOpen, toSheet } from "../found-open.ts";
import { toBookedHome, toRecordSubject } from "../left-home.ts";
import { toBooking, toMailTime, toTelling } from "../page/booking-lines.ts";
import { OpenHomePage } from "../page/open-home-page.tsx";
import { respond, type SheetReader } from "../sheet-part.ts";
import { untoldStates } from "../store/bookings.server.ts";
import type { Route } from "./+types/open-home.ts";
import { changeOpen, writeToBooked } from "./open-home-intents.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { searchParams } = new URL(args.request.url);
  const found = await getOpen(entrance, args, searchParams.get("uid"));
  // The open home moved while somebody had its sheet open.
  if (found.hasMoved) throw redirect(toSheet(found), 302);
  const { id, open, home, bookings, letter } = found;
  const tellings = await findTellings(entrance.db, bookings);
  return {
    id,
    publicPage: home && findPage(args, home, entrance.now),
    open: {
      ...open,
      bookings: bookings.map(toBooking),
      tellings: tellings.map((telling) => toTelling(telling, bookings)),
      mailTime: toMailTime(bookings),
    },
    parts: await loadParts(entrance, found),
    letter,
    isChanging: searchParams.has("change"),
    fields: home && open.time ? toFields(open.time) : undefined,
    canHold: found.heldTime !== undefined,
    hidden: home ? toHiddenFields(home, entrance.now) : { submission: makeId(entrance.now), seen: "0" },
  };
}

async function loadParts(reader: SheetReader, found: FoundOpen) {
  let parts: SheetData = {};
  for (const load of sheetLoaders) parts = { ...parts, ...(await load(reader, found)) };
  return parts;
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeOpenHome(entrance, args));
}

async function changeOpenHome(entrance: OfficeIntent, args: Route.ActionArgs) {
  const typed = entrance.values;
  // A repeated form: after a move its open home is at the new time.
  if (await wasDone(entrance.db, typed.submission ?? "")) return repeat(args.params, entrance.intent, typed);
  const found = await getOpen(entrance, args, typed.uid);
  for (const actions of sheetActions) {
    const act = actions[entrance.intent];
    if (act) return act(entrance, found, typed);
  }
  switch (entrance.intent) {
    case "write":
      return writeToBooked(entrance, found, typed);
    case "cancel":
      return changeOpen(entrance, found, { typed });
    case "hold":
      return changeOpen(entrance, found, { typed, to: found.heldTime });
    default: {
      const read = readTime(typed);
      if ("errors" in read) return respond(typed, { errors: read.errors });
      const asked = parseInspection(read.time);
      if (!asked || isOver(asked, toAgencyTime(entrance.now)))
        return respond(typed, { errors: { day: "Choose a time that is still to come" } });
      return changeOpen(entrance, found, { typed, to: read.time });
    }
  }
}

/** Repeats the reply to a form that was sent before. */
function repeat(
  { id, time }: Route.ActionArgs["params"],
  intent: string,
  typed: Readonly<Record<string, string>>,
) {
  const moved = intent === "move" ? readTime(typed).time?.slice(0, time.length) : undefined;
  return redirect(href("/office/open-homes/:id/:time", { id, time: moved ?? time }), 303);
}

function toFields({ date, start, end }: Inspection): FormField[] {
  return [
    { name: "day", label: "Day", kind: "day", defaultValue: date },
    { name: "start", label: "From", kind: "time", defaultValue: start },
    toEndField(end),
  ];
}

/** Returns the typed time for an open home that is no longer there. */
function toTypedTime(typed: Readonly<Record<string, string>> = {}) {
  const { day = "", start = "", end = "" } = typed;
  return isDay(day) && isTime(start) && isTime(end)
    ? `${formatWeekday(day)}, ${formatTimes(start, end)}`
    : undefined;
}

export default function OneOpenHome({ loaderData, actionData }: Route.ComponentProps) {
  const { letter, parts, ...page } = loaderData;
  const { typed, errors = {}, isChanged = false } = actionData ?? {};
  const typedHere = typed?.letter ? undefined : typed;
  return (
    <OpenHomePage
      {...page}
      typed={typedHere}
      letter={typed?.letter ?? letter}
      errors={errors}
      typedTime={page.fields ? undefined : toTypedTime(typed)}
      isChanged={isChanged}
    >
      {sheetParts.map(({ name, Show }) => (
        <Show key={name} parts={parts} typed={typedHere} errors={errors} />
      ))}
    </OpenHomePage>
  );
}

/**
 * Gets an open home that the person may see, whether planned, only known from bookings and visitors, or cancelled. With
 * its event's uid (open_time.uid) it is found wherever it has moved. Throws "not found" otherwise.
 */
async function getOpen(
  entrance: Pick<OfficeIntent, "db" | "person" | "scope" | "now" | "texts" | "publicOrigin">,
  { params, context }: { params: { id: string; time: string }; context: OfficeArguments["context"] },
  uid?: string | null,
): Promise<FoundOpen> {
  const { db, now, texts } = entrance;
  const { id } = params;
  const moved = uid ? await getInspection(db, { homeId: id, time: "", uid }) : undefined;
  const time = moved ? `${moved.day}T${moved.starts}` : params.time;
  const [day = "", start = ""] = time.split("T");
  const bookings = await findBookings(db, { homeId: id, time });
  const { listing, home, seen, subject } = await findHome(entrance, context, { id, bookings });
  const isFound = seen && isTheirs(seen, entrance) && isDay(day) && isTime(start);
  if (!isFound) throw toRefusal({ reason: "not found" });
  const known = moved ?? (await getInspection(db, { homeId: id, time }));
  const { planned, end, isOver, isOff, canHold } = toState(time, { listing, home, known, now });
  const { address, status } = seen;
  const agent = { ...seen.agent, phone: seen.agent.phone || texts.get().office.phone };
  const untold = bookings.filter(({ state }) => untoldStates.includes(state));
  const isBack = untold.length > 0 && untold.every(({ state }) => state === "back");
  const booked = { time, end, isOff, isBack, address, agent, status };
  return {
    id,
    at: time,
    heldTime: canHold ? `${time}/${end}` : undefined,
    hasMoved: time !== params.time,
    listing,
    home,
    bookings,
    open: { address, when: formatOpen(booked), agent: agent.name, isOff, isOver, time: planned },
    agent,
    event: { uid: known?.uid ?? toUid(id, time), homeId: id, time, ends: `${day}T${end ?? start}` },
    subject,
    letter: toBookingLetter(booked),
  };
}

/** Finds a home on the site and in the office, or else as its newest booking or visitor has described it. */
async function findHome(
  { db, publicOrigin }: Pick<OfficeIntent, "db" | "publicOrigin">,
  context: OfficeArguments["context"],
  { id, bookings }: Pick<FoundOpen, "id" | "bookings">,
) {
  const listing = findAllListings(context).find((each) => getSourceId(each) === id);
  const home = await getHandHome(db, id);
  const about = bookings.at(-1)?.about ?? (listing ? null : await findAboutOfVisitor(db, id));
  const left = readSubject(about ?? null) ?? (home && toRecordSubject(home, publicOrigin));
  const subject = listing ? toListingAndSubject(listing, publicOrigin).subject : left;
  return { listing, home, seen: listing ?? toBookedHome(left), subject };
}

type Known = Pick<FoundOpen, "listing" | "home"> & { known?: OpenTimeRow; now: number };

/** Whether an open home is planned, over or cancelled, and whether a cancelled one can be put back. */
function toState(time: string, { listing, home, known, now }: Known) {
  const clock = toAgencyTime(now);
  // The register is ahead of the catalogue by about a second.
  const inspections =
    home && listing ? toComing(parseInspections(toTimes(home.shown)), clock) : (listing?.inspections ?? []);
  const planned = inspections.find(({ date, start }) => `${date}T${start}` === time);
  const isOver = !planned && known?.cancelled_at === null && isTimeOver(known, clock);
  const isOff = !planned && !isOver;
  const isOffered = home && listing && !isEnded(listing);
  const canHold = isOff && isOffered && time > clock && Boolean(known?.ends);
  return { planned, end: planned?.end ?? (known?.ends || undefined), isOver, isOff, canHold };
}
