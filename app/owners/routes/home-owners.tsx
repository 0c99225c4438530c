import { data, href, redirect } from "react-router";
import * as v from "valibot";
import {
  handleIntent,
  type OfficeIntent,
  requirePerson,
  submissionRule,
} from "#app/office/access/require-person.server.ts";
import { field, toFields } from "#app/office/frame/form-fields.tsx";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { requiredEmail, requiredLine } from "#app/ui/form/text-rules.ts";
import { getListedHome } from "../office/listed-home.server.ts";
import { addOwner, addOwnerKey, dropOwnerKeys, endOwner, findOwners } from "../owners.server.ts";
import { OwnersPage } from "../owners-page.tsx";
import type { Route } from "./+types/home-owners.ts";

const MOST_CHARACTERS = 100;

const ownerForm = v.object({
  name: field("Owner’s name", requiredLine("Enter a name", MOST_CHARACTERS, "Enter a shorter name")),
  email: field("Their e-mail address", requiredEmail(), { kind: "email" }),
  submission: submissionRule,
});

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const { db, now } = entrance;
  const { row, shown } = await getListedHome(entrance, args.params.id);
  const owners = await findOwners(db, row.id);
  return {
    home: { id: row.id, address: String(shown.address ?? row.id) },
    role: toRole(row),
    owners: owners.map(({ id, name, email, reported_at, is_lost }) => ({
      id,
      name,
      email,
      isLost: Number(is_lost) === 1,
      state: reported_at === 0 ? "No report yet" : `Last report ${formatMoment(reported_at)}`,
    })),
    fields: toFields(ownerForm),
    submission: makeId(now),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, (entrance) => changeOwners(entrance, args.params.id));
}

async function changeOwners(entrance: OfficeIntent, homeId: string) {
  const { row } = await getListedHome(entrance, homeId);
  const { db, intent, values, person, now } = entrance;
  if (intent === "make link") return makeLink(entrance, row);
  const owner = (await findOwners(db, row.id)).find(({ id }) => id === values.owner);
  const next = href("/office/homes/:id/owners", { id: row.id });
  // The form that ends a page was submitted twice.
  if (!owner && intent === "end link") return redirect(next, 303);
  if (!owner) throw toRefusal({ reason: "not found" });
  const token = await db.transaction().execute(async (transaction) => {
    await writeLog(transaction, { person, intent, subject: row.id, now });
    if (intent === "end link") return void (await endOwner(transaction, owner.id, now));
    await dropOwnerKeys(transaction, owner.id);
    return addOwnerKey(transaction, owner.id, now);
  });
  return token ? show(entrance, owner.name, token) : redirect(next, 303);
}

async function makeLink(entrance: OfficeIntent, row: { id: string; offer: "sale" | "rental" }) {
  const { db, intent, values, person, now } = entrance;
  const { output, errors } = parseValues(ownerForm, values);
  if (errors) return data({ errors, typed: values }, { status: 422 });
  const { submission: id, name, email } = output;
  const token = await db.transaction().execute(async (transaction) => {
    const isFirst = await addOwner(transaction, { id, home_id: row.id, name, email, role: toRole(row) }, now);
    if (!isFirst) return undefined;
    await writeLog(transaction, { person, intent, subject: row.id, now });
    return addOwnerKey(transaction, id, now);
  });
  // A form submitted twice makes one link. If its response was lost, "New link" makes another.
  return token
    ? show(entrance, name, token)
    : redirect(href("/office/homes/:id/owners", { id: row.id }), 303);
}

function show({ publicOrigin }: OfficeIntent, name: string, token: string) {
  return data({ made: { name, url: publicOrigin + href("/owner/:token", { token }) } });
}

function toRole({ offer }: { offer: "sale" | "rental" }) {
  return offer === "sale" ? ("seller" as const) : ("landlord" as const);
}

export default function HomeOwners({ loaderData, actionData }: Route.ComponentProps) {
  const { errors, typed, made } = { errors: undefined, typed: undefined, made: undefined, ...actionData };
  return <OwnersPage {...loaderData} errors={errors} typed={typed} made={made} />;
}
