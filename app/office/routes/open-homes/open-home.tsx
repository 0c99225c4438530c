import { href, redirect } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { policyContext } from "#app/document/shell/document-context.ts";
import { findTellings } from "#app/enquiries/store/bookings.server.ts";
import { type Inspection, isOver, parseInspection } from "#app/homes/inspections/inspection.ts";
import { wasDone } from "#app/homes/register/by-hand/edit-home.server.ts";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { readTime } from "#app/office/homes/forms/inspections.ts";
import { toBooking, toCountdown, toTelling } from "#app/office/open-homes/booking.ts";
import { OpenHomePage } from "#app/office/open-homes/open-home-page.tsx";
import { formatTimes, formatWeekday } from "#app/region/format.ts";
import { makeId } from "#app/store/make-id.ts";
import { isDay, isTime } from "#app/ui/form/value-rules.ts";
import { findPage, toHiddenFields } from "../homes/home-desk.ts";
import type { Route } from "./+types/open-home.ts";
import { changeDoor, joinAtDoor, noteAtDoor, writeAfter } from "./door-intents.ts";
import { getOpen, toSheet } from "./get-open.ts";
import { changeOpen, respond, writeToBooked } from "./open-home-intents.ts";
import { showDoor } from "./show-door.ts";

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const found = await getOpen(entrance, args, new URL(args.request.url).searchParams.get("uid"));
  // Somebody had the sheet open while it moved.
  if (found.hasMoved) throw redirect(toSheet(found), 302);
  const { id, at, open, home, bookings, letter } = found;
  const tellings = await findTellings(entrance.db, { homeId: id, time: at });
  args.context.set(policyContext, { ...args.context.get(policyContext), hasWorker: true });
  return {
    id,
    publicPage: home && findPage(args, home, entrance.now),
    open: {
      ...open,
      bookings: bookings.map(toBooking),
      tellings: tellings.map((telling) => toTelling(telling, bookings)),
      goes: toCountdown(bookings, entrance.now),
    },
    door: await showDoor(entrance, found),
    letter,
    fields: home && open.time ? toFields(open.time) : undefined,
    hidden: home ? toHiddenFields(home, entrance.now) : { submission: makeId(entrance.now), seen: "0" },
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeOpenHome(entrance, args));
}

async function changeOpenHome(entrance: OfficeIntent, args: Route.ActionArgs) {
  const typed = entrance.values;
  // Sent twice, a move finds its open home at the new time.
  if (await wasDone(entrance.db, typed.submission ?? "")) return repeat(args.params, entrance.intent, typed);
  const found = await getOpen(entrance, args, typed.uid);
  switch (entrance.intent) {
    case "open door":
    case "end code":
      return changeDoor(entrance, found);
    case "thank":
    case "miss":
      return writeAfter(entrance, found, entrance.intent, typed);
    case "join":
      return joinAtDoor(entrance, found, typed);
    case "came":
    case "walk in":
    case "say":
      return noteAtDoor(entrance, found, typed);
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
  const { letter, ...page } = loaderData;
  const typed = actionData?.typed;
  return (
    <OpenHomePage
      {...page}
      typed={typed?.letter ? undefined : typed}
      letter={typed?.letter ?? letter}
      errors={actionData?.errors}
      typedTime={page.fields ? undefined : toTypedTime(typed)}
      isChanged={actionData?.isChanged ?? false}
    />
  );
}
