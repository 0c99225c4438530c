import { data, href, redirect } from "react-router";
import { enter, enterToAct } from "#app/office/access/enter.server.ts";
import { toRefusal } from "#app/office/access/refusal.ts";
import { changeRole, remove } from "#app/office/people/act-on-people.server.ts";
import { getPerson } from "#app/office/people/people.server.ts";
import { PersonPage } from "#app/office/people/person-page.tsx";
import type { Route } from "./+types/person.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db } = await enter(args);
  const found = await getPerson(db, args.params.id);
  if (!found) throw toRefusal({ reason: "not found" });
  const { id, name, email, role } = found;
  return { person: { id, name, email, role } };
}

export async function action(args: Route.ActionArgs) {
  const entrance = await enterToAct(args);
  const found = await getPerson(entrance.db, args.params.id);
  if (!found) throw toRefusal({ reason: "not found" });
  const errors = await (entrance.act === "remove" ? remove(entrance, found) : changeRole(entrance, found));
  return errors ? data({ errors }, { status: 422 }) : redirect(href("/office/people"), 303);
}

export default function OnePerson({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} {...actionData} />;
}
