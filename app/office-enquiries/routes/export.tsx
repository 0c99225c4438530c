import { href, redirect } from "react-router";
import { handleIntent, requirePerson } from "#app/office/access/require-person.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import type { Route } from "./+types/export.ts";

export async function loader(args: Route.LoaderArgs) {
  await requirePerson(args);
}

export function action(args: Route.ActionArgs) {
  return handleIntent(args, async () => redirect(href("/office/export.csv"), 303));
}

/** Asks before every enquiry is exported. */
export default function Export() {
  return (
    <OfficePage title="Export every enquiry">
      <IntentForm intent="export" label="Export every enquiry">
        <p className="max-w-prose">
          A CSV file for spreadsheets, with all that visitors wrote. It holds personal data: delete it when
          you no longer need it. The log shows who exported it.
        </p>
      </IntentForm>
    </OfficePage>
  );
}
