import { data, href, redirect } from "react-router";
import { findPeople } from "#app/enquiries/people/agency-people.server.ts";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { FormFields, toFields } from "#app/office/frame/form-fields.tsx";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { invitationForm, invite } from "#app/office/people/change-people.server.ts";
import { roleLabels } from "#app/office/permissions.ts";
import { makeId } from "#app/store/make-id.ts";
import type { Route } from "./+types/people.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const people = await findPeople(db);
  return {
    submission: makeId(now),
    fields: toFields(invitationForm),
    people: people.map(({ id, name, email, role }) => ({
      href: href("/office/people/:id", { id }),
      title: name,
      note: email,
      state: roleLabels[role],
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
      <LinkLines lines={people} />
      <section className="grid max-w-form gap-4">
        <h2 className="font-display text-h3">Let somebody in</h2>
        <IntentForm intent="invite" label="Send invitation" hidden={{ submission }}>
          <div className="grid w-full gap-4 sm:grid-cols-2">
            <FormFields fields={fields} typed={actionData?.typed} errors={actionData?.errors} />
          </div>
        </IntentForm>
      </section>
    </OfficePage>
  );
}
