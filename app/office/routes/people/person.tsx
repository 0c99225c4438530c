import { data, href, redirect } from "react-router";
import { findLastSeen, toLastSeen } from "#app/office/access/last-seen.server.ts";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { AskingFold } from "#app/office/frame/asking.tsx";
import type { Errors } from "#app/office/frame/form-fields.tsx";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { toRefusal } from "#app/office/frame/refusal.ts";
import { isInLog } from "#app/office/log/office-log.server.ts";
import { getPerson } from "#app/office/people/agency-people.server.ts";
import { changeRole, remove } from "#app/office/people/change-people.server.ts";
import { roleLabels, roleOptions } from "#app/office/permissions.ts";
import { makeId } from "#app/store/make-id.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { ErrorSummary } from "#app/ui/form/notices.tsx";
import type { Route } from "./+types/person.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now } = await requirePerson(args);
  const found = await getPerson(db, args.params.id);
  if (!found) throw toRefusal({ reason: "not found" });
  const { id, name, email, role } = found;
  return {
    person: { id, name, email, role },
    lastSeen: toLastSeen(await findLastSeen(db), id),
    submissions: [makeId(now), makeId(now)] as const,
  };
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async (entrance) => {
    const { db, intent, values } = entrance;
    const found = await getPerson(db, args.params.id);
    // The form that removed them was sent twice.
    const isDone = !found && (await isInLog(db, values.submission ?? ""));
    if (!found && !isDone) throw toRefusal({ reason: "not found" });
    const outcome =
      found && (await (intent === "remove" ? remove(entrance, found) : changeRole(entrance, found)));
    if (outcome === "changed")
      return data({ errors: { role: CHANGED }, chosen: values.role }, { status: 409 });
    return outcome
      ? data({ errors: outcome, chosen: undefined }, { status: 422 })
      : redirect(href("/office/people"), 303);
  });
}

const CHANGED =
  "Somebody else has changed this role while the page was open, so yours was not saved. Above is the role now; below, what you chose.";

export default function OnePerson({ loaderData, actionData }: Route.ComponentProps) {
  const { person, lastSeen, submissions } = loaderData;
  const errors: Errors = actionData?.errors ?? {};
  const [forRole, forRemoval] = submissions;
  return (
    <OfficePage title={person.name}>
      {errors.role && <ErrorSummary title="Please look at this again." errors={{ role: errors.role }} />}
      {errors.remove && <ErrorSummary title={errors.remove} />}
      <p className="wrap-anywhere text-slate">
        {person.email} · {roleLabels[person.role]} · {lastSeen}
      </p>
      <div className="grid max-w-96 gap-8">
        <IntentForm
          intent="change role"
          label="Change role"
          hidden={{ submission: forRole, seen: person.role }}
        >
          <SelectField
            name="role"
            label="Role"
            hint="Another role signs them out everywhere."
            options={roleOptions}
            defaultValue={actionData?.chosen ?? person.role}
            error={errors.role}
          />
        </IntentForm>
        <AskingFold
          fold="Remove from the office"
          question="Remove them from the office?"
          words="They are signed out everywhere, and cannot sign in again. What they had not answered waits for somebody else."
          intent="remove"
          label="Remove them"
          hidden={{ submission: forRemoval }}
        />
      </div>
    </OfficePage>
  );
}
