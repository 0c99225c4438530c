import { href } from "react-router";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { roleLabels } from "../access/role-labels.ts";
import { IntentForm } from "../frame/intent-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
import { roles } from "../store/office-rows.ts";
import type { PeopleErrors } from "./change-people.server.ts";
import type { Person } from "./people.server.ts";

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));

type PeoplePageProps = {
  submission: string;
  people: readonly Person[];
  errors?: PeopleErrors;
  typed?: Readonly<Record<string, string>>;
};

/** Who may sign in, and a form to let somebody in. */
export function PeoplePage({ submission, people, errors = {}, typed = {} }: PeoplePageProps) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: typed[name] });
  return (
    <OfficePage title="People">
      <ul className="divide-y divide-line border-line border-y">
        {people.map(({ id, name, email, role }) => (
          <li key={id}>
            <a
              href={href("/office/people/:id", { id })}
              className="grid min-h-16 content-center gap-x-4 py-3 no-underline hover:bg-mist sm:grid-cols-rest-auto"
            >
              <span className="grid min-w-0">
                <span className="wrap-anywhere font-semibold">{name}</span>
                <span className="wrap-anywhere text-slate text-sm">{email}</span>
              </span>
              <span className="text-sm">{roleLabels[role]}</span>
            </a>
          </li>
        ))}
      </ul>
      <section className="grid max-w-form gap-4">
        <h2 className="font-display text-h3">Let somebody in</h2>
        <IntentForm intent="invite" label="Send invitation" hidden={{ submission }}>
          <div className="grid w-full gap-4 sm:grid-cols-2">
            <TextField {...field("name")} label="Name" autoComplete="off" />
            <TextField
              {...field("email")}
              label="E-mail address"
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <SelectField {...field("role")} label="Role" options={roleOptions} />
          </div>
        </IntentForm>
      </section>
    </OfficePage>
  );
}
