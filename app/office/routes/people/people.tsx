import { data, href, redirect } from "react-router";
import { findLastSeen, toLastSeen } from "#app/office/access/last-seen.server.ts";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { FormFields, toFields } from "#app/office/frame/form-fields.tsx";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { IntentForm, OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { findPeople } from "#app/office/people/agency-people.server.ts";
import { invitationForm, invite } from "#app/office/people/change-people.server.ts";
import { roleLabels } from "#app/office/permissions.ts";
import { makeId } from "#app/store/make-id.ts";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/people.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const [people, seen] = await Promise.all([findPeople(db), findLastSeen(db)]);
  return {
    submission: makeId(now),
    fields: toFields(invitationForm),
    people: people.map(({ id, name, email, role }) => ({
      href: href("/office/people/:id", { id }),
      title: name,
      note: `${email} · ${roleLabels[role]}`,
      state: toLastSeen(seen, id),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const errors = await invite(entrance);
    if (!errors) return redirect(href("/office/people"), 303);
    return data({ errors, typed: entrance.values }, { status: 422 });
  });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, people, fields } = loaderData;
  return (
    <OfficePage title="People">
      {actionData && (
        <ErrorSummary title="Please correct the errors in the form." errors={actionData.errors} />
      )}
      <LinkLines lines={people} />
      <Part title="Invite somebody">
        <p className="max-w-prose">
          They get a mail that says so, with a link to sign in: there is no password.
        </p>
        <IntentForm intent="invite" label="Send invitation" hidden={{ submission }}>
          <div className="grid max-w-form gap-4 sm:grid-cols-2">
            <FormFields fields={fields} typed={actionData?.typed} errors={actionData?.errors} />
          </div>
        </IntentForm>
      </Part>
    </OfficePage>
  );
}
