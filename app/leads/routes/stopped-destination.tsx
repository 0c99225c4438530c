import { href, redirect } from "react-router";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { startDestination } from "../store/destinations.server.ts";
import type { Route } from "./+types/stopped-destination.ts";

/** Redirects to Today, which has the form. */
export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
  return redirect(href("/office"), 303);
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async ({ db, intent, person, now, values, outbox }) => {
    const subject = values.destination ?? "";
    await db.transaction().execute(async (transaction) => {
      const isFirst = await startDestination(transaction, subject, now);
      if (isFirst) await writeLog(transaction, { person, intent, subject, now });
    });
    outbox.wake();
    return redirect(href("/office"), 303);
  });
}

/** Never shown. The route needs a component so that a refused form is shown within the office's frame. */
export default function StoppedDestination() {
  return null;
}
