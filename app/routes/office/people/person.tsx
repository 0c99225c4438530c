import { data, href, redirect } from "react-router";
import { toRefusal } from "#app/office/access/refusal.ts";
import { getField, handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { isInLog } from "#app/office/log/log.server.ts";
import { changeRole, remove } from "#app/office/people/change-people.server.ts";
import { getPerson } from "#app/office/people/people.server.ts";
import { PersonPage } from "#app/office/people/person-page.tsx";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/person.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const found = await getPerson(db, args.params.id);
  if (!found) throw toRefusal({ reason: "not found" });
  const { id, name, email, role } = found;
  return { person: { id, name, email, role }, submissions: [makeId(now), makeId(now)] as const };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const { db, intent, form } = entrance;
    const found = await getPerson(db, args.params.id);
    // The form that removed them has come twice.
    const isDone = !found && (await isInLog(db, getField(form, "submission")));
    if (!found && !isDone) throw toRefusal({ reason: "not found" });
    const outcome =
      found && (await (intent === "remove" ? remove(entrance, found) : changeRole(entrance, found)));
    if (outcome === "changed")
      return data({ errors: { role: CHANGED }, chosen: getField(form, "role") }, { status: 409 });
    return outcome ? data({ errors: outcome }, { status: 422 }) : redirect(href("/office/people"), 303);
  });
}

const CHANGED =
  "Somebody else has changed this role while the page was open, and yours was not. Above stands the role of now; below, what you chose.";

export default function OnePerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} {...actionData} />;
}
