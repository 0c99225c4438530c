import { FieldError, SelectField } from "#app/ui/form/field.tsx";
import { roleLabels } from "../access/role-labels.ts";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import type { PeopleErrors } from "./change-people.server.ts";
import type { Person } from "./people.server.ts";
import { roleOptions } from "./people-page.tsx";

type PersonPageProps = {
  person: Person;
  /** Of the forms for the role and for the removal. */
  submissions: readonly [string, string];
  errors?: PeopleErrors;
  /** The role that was chosen, when the form comes back. */
  chosen?: string;
};

/** One person of the office, for the principal. */
export function PersonPage({ person, submissions, errors = {}, chosen }: PersonPageProps) {
  const [forRole, forRemoval] = submissions;
  return (
    <OfficePage title={person.name}>
      <p className="wrap-anywhere text-slate">
        {person.email} · {roleLabels[person.role]}
      </p>
      <div className="grid max-w-96 gap-8">
        <IntentForm
          intent="change role"
          label="Change role"
          hidden={{ submission: forRole, seen: person.role }}
        >
          <div className="w-full">
            <SelectField
              name="role"
              label="Role"
              hint="Another role signs them out everywhere."
              options={roleOptions}
              defaultValue={chosen ?? person.role}
              error={errors.role}
            />
          </div>
        </IntentForm>
        <IntentForm intent="remove" label="Remove from the office" hidden={{ submission: forRemoval }}>
          <p className="text-slate text-sm">
            They are signed out everywhere, and cannot sign in again. What they had not answered waits for
            somebody else.
          </p>
          <FieldError name="remove">{errors.remove}</FieldError>
        </IntentForm>
      </div>
    </OfficePage>
  );
}
