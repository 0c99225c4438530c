import { href, redirect } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findTellings } from "#app/enquiries/store/bookings.server.ts";
import { type Inspection, isOver, parseInspection } from "#app/homes/inspections/inspection.ts";
import { type SheetData, sheetActions, sheetLoaders } from "#app/modules.open-homes.server.ts";
import { sheetParts } from "#app/modules.open-homes.tsx";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { readTime } from "#app/office-homes/forms/inspections-form.ts";
import { findPage, toHiddenFields } from "#app/office-homes/home-desk.ts";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { wasDone } from "#app/register/by-hand/edit-home.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import { type FoundOpen, toSheet } from "../found-open.ts";
import { getOpen } from "../get-open.ts";
import { toBooking, toCountdown, toTelling } from "../page/booking.ts";
import { OpenHomePage } from "../page/open-home-page.tsx";
import { respond, type SheetReader } from "../sheet-part.ts";
import type { Route } from "./+types/open-home.ts";
import { changeOpen, writeToBooked } from "./open-home-intents.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { searchParams } = new URL(args.request.url);
  const found = await getOpen(entrance, args, searchParams.get("uid"));
  // Somebody had the sheet open while it moved.
  if (found.hasMoved) throw redirect(toSheet(found), 302);
  const { id, at, open, home, bookings, letter } = found;
  const tellings = await findTellings(entrance.db, { homeId: id, time: at });
  return {
    id,
    publicPage: home && findPage(args, home, entrance.now),
    open: {
      ...open,
      bookings: bookings.map(toBooking),
      tellings: tellings.map((telling) => toTelling(telling, bookings)),
      goes: toCountdown(bookings, entrance.now),
    },
    parts: await loadParts({ ...entrance, context: args.context }, found),
    letter,
    isChanging: searchParams.has("change"),
    fields: home && open.time ? toFields(open.time) : undefined,
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
  // Sent twice, a move finds its open home at the new time.
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
    { name: "end", label: "To", kind: "time", defaultValue: end },
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
