import { href, redirect } from "react-router";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { dropHeld, releaseHeld } from "../store/known-homes.server.ts";
import type { Route } from "./+types/held-homes.ts";

/** The forms are on Today. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return redirect(href("/office"), 303);
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async ({ db, intent, person, now }) => {
    const isFirst = await (intent === "tell followers" ? releaseHeld(db, now) : dropHeld(db, now));
    if (isFirst) await writeLog(db, { person, intent, subject: "New homes at once", now });
    return redirect(href("/office"), 303);
  });
}

/** Never shown. Its route needs a component so that errors of the action appear within the office's layout. */
export default function HeldHomes() {
  return null;
}
