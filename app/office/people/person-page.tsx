import { FieldError, SelectField } from "#app/ui/form/field.tsx";
import { ActForm } from "../frame/act-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import type { PeopleErrors } from "./act-on-people.server.ts";
import type { Person } from "./people.server.ts";
import { roleOptions } from "./people-page.tsx";

type PersonPageProps = { person: Person; errors?: PeopleErrors };

/** One person of the office, for the principal. */
export function PersonPage({ person, errors = {} }: PersonPageProps) {
  return (
    <OfficePage title={person.name}>
      <p className="wrap-anywhere text-slate">{person.email}</p>
      <div className="grid max-w-96 gap-8">
        <ActForm act="change role" label="Change role">
          <div className="w-full">
            <SelectField
              name="role"
              label="Role"
              hint="Another role signs them out everywhere."
              options={roleOptions}
              defaultValue={person.role}
              error={errors.role}
            />
          </div>
        </ActForm>
        <ActForm act="remove" label="Remove from the office">
          <p className="text-slate text-sm">
            They are signed out everywhere, and cannot sign in again. What they had not answered waits for
            somebody else.
          </p>
          <FieldError name="remove">{errors.remove}</FieldError>
        </ActForm>
      </div>
    </OfficePage>
  );
}
