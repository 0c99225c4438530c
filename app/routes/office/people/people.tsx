import { data, href, redirect } from "react-router";
import { getField, handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { invite } from "#app/office/people/change-people.server.ts";
import { findPeople } from "#app/office/people/people.server.ts";
import { PeoplePage } from "#app/office/people/people-page.tsx";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/people.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const people = await findPeople(db);
  return {
    submission: makeId(now),
    people: people.map(({ id, name, email, role }) => ({ id, name, email, role })),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const errors = await invite(entrance);
    if (!errors) return redirect(href("/office/people"), 303);
    const names = ["name", "email", "role"];
    const typed = Object.fromEntries(names.map((name) => [name, getField(entrance.form, name)]));
    return data({ errors, typed }, { status: 422 });
  });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} {...actionData} />;
}
