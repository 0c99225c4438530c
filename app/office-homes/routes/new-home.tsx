import { data, href, redirect } from "react-router";
import { handleIntent, type OfficeIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { FormFields } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { Tabs } from "#app/office/frame/searched-list.tsx";
import { writeLog } from "#app/office/log/office-log.server.ts";
import { factsForm } from "#app/office-homes/forms/facts.ts";
import { toFormFacts, toTeamMember } from "#app/office-homes/home-desk.ts";
import { adoptOnce } from "#app/register/adopt.server.ts";
import { startDraft } from "#app/register/by-hand/drafts.server.ts";
import { OFFICE } from "#app/register/by-hand/get-home.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/new-home.ts";

const offers = [
  { value: "sale", label: "For sale" },
  { value: "rental", label: "For rent" },
] as const;

export async function loader(args: Route.LoaderArgs) {
  const entrance = await requirePerson(args);
  const offer = toOffer(new URL(args.request.url).searchParams.get("offer"));
  return {
    fields: factsForm.toFields({}, toFormFacts({ offer, agent_id: OFFICE }, entrance)),
    offer,
    submission: makeId(entrance.now),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, start);
}

async function start(entrance: OfficeIntent) {
  const { db, intent, values: typed, person, now, listingsDir, texts } = entrance;
  const offer = toOffer(typed.offer);
  const read = factsForm.read(typed, {}, toFormFacts({ offer, agent_id: OFFICE }, entrance));
  if ("errors" in read) return data({ errors: read.errors, typed }, { status: 422 });
  // Adopts the site's homes before the register gets its first one, so that they stay.
  await adoptOnce(db, listingsDir, now);
  const { agents } = texts.get();
  const own = agents.find(({ email }) => email === person.email) ?? agents[0];
  // An empty object, so that no facts are guessed from the text.
  const record = { facts: {}, ...read.value, ...(own && { agent: toTeamMember(own) }) };
  const id = await db.transaction().execute(async (transaction) => {
    const draft = { id: typed.submission ?? "", offer, record, author: person.name, now };
    const homeId = await startDraft(transaction, draft);
    await writeLog(transaction, { person, intent, subject: homeId, now });
    return homeId;
  });
  return redirect(href("/office/homes/:id", { id }), 303);
}

function toOffer(text: string | null | undefined) {
  return text === "rental" ? ("rental" as const) : ("sale" as const);
}

/** Creates a home that no software sends, from its address. */
export default function NewHome({ loaderData, actionData }: Route.ComponentProps) {
  // A form that is shown again has the offer in its address.
  const { offer, fields, submission } = loaderData;
  return (
    <OfficePage title="New home" back={{ href: href("/office/homes"), label: "Homes" }}>
      <p className="max-w-prose text-tide">
        A draft begins with its address and rooms. To be published it needs a headline, a text, a price and an
        agent as well, and should have pictures and an open home. Until then nobody else sees it.
      </p>
      <Tabs
        label="For sale or for rent"
        tabs={offers.map(({ value, label }) => ({
          label,
          href: `${href("/office/homes/new")}?offer=${value}`,
          isCurrent: value === offer,
        }))}
      />
      {actionData && <ErrorSummary title="Please look at this again." errors={actionData.errors} />}
      <div className="max-w-prose">
        <IntentForm intent="start" label="Begin the draft" look="primary" hidden={{ submission, offer }}>
          <FormFields fields={fields} typed={actionData?.typed} errors={actionData?.errors} />
        </IntentForm>
      </div>
    </OfficePage>
  );
}
