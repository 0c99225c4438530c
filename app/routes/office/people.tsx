import { data, href, redirect } from "react-router";
import { enter, enterToAct, getText } from "#app/office/access/enter.server.ts";
import { invite } from "#app/office/people/act-on-people.server.ts";
import { findPeople } from "#app/office/people/people.server.ts";
import { PeoplePage } from "#app/office/people/people-page.tsx";
import type { Route } from "./+types/people.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db } = await enter(args);
  const people = await findPeople(db);
  return { people: people.map(({ id, name, email, role }) => ({ id, name, email, role })) };
}

export async function action(args: Route.ActionArgs) {
  const entrance = await enterToAct(args);
  const errors = await invite(entrance);
  if (!errors) return redirect(href("/office/people"), 303);
  const typed = Object.fromEntries(
    ["name", "email", "role"].map((name) => [name, getText(entrance.form, name)]),
  );
  return data({ errors, typed }, { status: 422 });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} {...actionData} />;
}
