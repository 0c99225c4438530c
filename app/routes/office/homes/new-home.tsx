import { data, href, redirect } from "react-router";
import { adoptOnce } from "#app/homes/register/adopt.server.ts";
import { startDraft } from "#app/homes/register/by-hand/drafts.server.ts";
import {
  getField,
  handleIntent,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { factsForm } from "#app/office/homes/forms/facts.ts";
import { NewHomePage } from "#app/office/homes/new-home-page.tsx";
import { writeLog } from "#app/office/log/log.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/new-home.ts";
import { readTyped, toFormFacts, toTeamMember } from "./home-desk.ts";
import { toTypedFields } from "./typed-fields.ts";

const offers = [
  { value: "sale", label: "For sale" },
  { value: "rental", label: "For rent" },
] as const;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const offer = toOffer(new URL(args.request.url).searchParams.get("offer"));
  return {
    offers: offers.map((each) => ({
      ...each,
      fields: factsForm.toFields({}, toFormFacts(each.value, entrance)),
    })),
    offer,
    submission: makeId(entrance.now),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, start);
}

async function start(entrance: OfficeIntent) {
  const { db, intent, form, person, now, listingsDir, texts } = entrance;
  const offer = toOffer(getField(form, "offer"));
  const typed = readTyped(form);
  const read = factsForm.read(typed, {}, toFormFacts(offer, entrance));
  if ("errors" in read) return data({ errors: read.errors, typed, offer }, { status: 422 });
  // The homes of the site stay when the register gets its first one.
  await adoptOnce(db, listingsDir, now);
  const { agents } = texts.get();
  const own = agents.find(({ email }) => email === person.email) ?? agents[0];
  const record = { ...read.value, ...(own && { agent: toTeamMember(own) }) };
  const id = await db.transaction().execute(async (transaction) => {
    const draft = { id: getField(form, "submission"), offer, record, author: person.name, now };
    const homeId = await startDraft(transaction, draft);
    await writeLog(transaction, { person, intent, subject: homeId, now });
    return homeId;
  });
  return redirect(href("/office/homes/:id", { id }), 303);
}

function toOffer(text: string | null) {
  return text === "rental" ? ("rental" as const) : ("sale" as const);
}

export default function NewHome({ loaderData, actionData }: Route.ComponentProps) {
  const { offers: all, offer, submission } = loaderData;
  const shown = actionData
    ? all.map((each) => ({ ...each, fields: toTypedFields(each.fields, actionData.typed) }))
    : all;
  return (
    <NewHomePage
      offers={shown}
      offer={actionData?.offer ?? offer}
      submission={submission}
      errors={actionData?.errors}
    />
  );
}
