import { data, href, redirect } from "react-router";
import { adoptOnce } from "#app/homes/register/adopt.server.ts";
import { startDraft } from "#app/homes/register/by-hand/drafts.server.ts";
import {
  getField,
  handleIntent,
  type OfficeIntent,
  requirePerson,
} from "#app/office/access/require-person.server.ts";
import { IntentForm } from "#app/office/frame/intent-form.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Tabs } from "#app/office/frame/tabs.tsx";
import { FormFields } from "#app/office/homes/form-fields.tsx";
import { factsForm } from "#app/office/homes/forms/facts.ts";
import type { FormField } from "#app/office/homes/forms/part-form.ts";
import { writeLog } from "#app/office/log/log.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { BackLink } from "#app/ui/arrow-link.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
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

type NewHomePageProps = {
  offers: readonly { value: string; label: string; fields: readonly FormField[] }[];
  offer: string;
  submission: string;
  errors?: Readonly<Record<string, string>>;
};

/** A home that no software sends begins with its address. */
function NewHomePage({ offers, offer, submission, errors }: NewHomePageProps) {
  const chosen = offers.find(({ value }) => value === offer) ?? offers[0];
  return (
    <OfficePage title="New home">
      <p>
        <BackLink href={href("/office/homes")}>Homes</BackLink>
      </p>
      <Tabs
        label="For sale or for rent"
        tabs={offers.map(({ value, label }) => ({
          label,
          href: `${href("/office/homes/new")}?offer=${value}`,
          isCurrent: value === chosen?.value,
        }))}
      />
      {errors && <ErrorSummary title="Please look at this again." errors={errors} />}
      <div className="max-w-prose">
        <IntentForm
          intent="start"
          label="Begin the draft"
          look="primary"
          hidden={{ submission, offer: chosen?.value ?? "" }}
        >
          <div className="grid w-full gap-5">
            <FormFields fields={chosen?.fields ?? []} errors={errors} />
          </div>
        </IntentForm>
      </div>
    </OfficePage>
  );
}
