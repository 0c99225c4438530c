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
    <OfficePage title="Take every enquiry with you">
      <IntentForm intent="export" label="Export every enquiry">
        <p className="max-w-prose">
          A CSV file for spreadsheets, with all that visitors wrote. It holds personal data: delete it when it
          has served. The log says that you took it.
        </p>
      </IntentForm>
    </OfficePage>
  );
}
