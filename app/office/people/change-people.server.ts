import * as v from "valibot";
import { roles } from "#app/core/permission.ts";
import { countPrincipals, type Person } from "#app/office/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { requiredLine } from "#app/ui/form/text-rules.ts";
import { type OfficeIntent, submissionRule } from "../access/require-person.server.ts";
import { type Errors, field } from "../frame/form-fields.tsx";
import { isInLog, writeLog } from "../log/office-log.server.ts";
import { roleOptions } from "../permissions.ts";
import { changeAccess, endAccess } from "./end-access.server.ts";
import { letIn } from "./let-in.server.ts";

const MOST_LETTERS = 100;

const role = v.picklist(roles, "Choose a role");

export const invitationForm = v.object({
  name: field("Name", requiredLine("Enter a name", MOST_LETTERS, "Enter a shorter name")),
  email: field(
    "E-mail address",
    v.pipe(requiredLine("Enter an email address"), v.email("Invalid email address")),
    { kind: "email" },
  ),
  role: field("Role", role, { options: roleOptions }),
  submission: submissionRule,
});

/** `seen`: the role that the page showed. */
const roleSchema = v.object({ role, seen: v.picklist(roles), submission: submissionRule });

const removeSchema = v.object({ submission: submissionRule });

/** Errors by field; undefined if it was done. */
export type PeopleErrors = Errors | undefined;

const LAST_PRINCIPAL = "This is the last principal. Make somebody else one first.";
const LOCK = "office people";

/** Gives somebody access, and sends them a mail with the address. */
export async function invite({ db, values, person, now, outbox, publicOrigin }: OfficeIntent) {
  const { output, errors: wrong } = parseValues(invitationForm, values);
  if (wrong) return wrong;
  const { submission: id, name, email, role } = output;
  const invitation = { id, person, name, email, role, by: person.name, origin: publicOrigin, now };
  const errors = await editOnce(db, { id, now }, async (transaction): Promise<PeopleErrors> => {
    const isLetIn = await letIn(transaction, invitation);
    return isLetIn ? undefined : { email: "This address can already sign in" };
  });
  outbox.wake();
  return errors;
}

/** Changes a person's role and signs them out everywhere. "changed": it is not the role that the form showed. */
export async function changeRole({ db, values, person, now }: OfficeIntent, { id: changed, name }: Person) {
  const { output, errors } = parseValues(roleSchema, values);
  if (errors) return errors;
  const { submission: id, role: to, seen: from } = output;
  return editOnce(db, { id, now }, async (transaction): Promise<PeopleErrors | "changed"> => {
    if (from === "principal" && to !== "principal" && (await countPrincipals(transaction)) === 1)
      return { role: LAST_PRINCIPAL };
    if (!(await changeAccess(transaction, changed, { from, to }))) return "changed";
    const [before, after] = [{ role: from }, { role: to }];
    await writeLog(transaction, { id, person, intent: "change role", subject: name, before, after, now });
    return undefined;
  });
}

/** Ends a person's access, signs them out everywhere and leaves their open enquiries to others. */
export async function remove({ db, values, person, now }: OfficeIntent, { id: leaving, name, role }: Person) {
  const { output, errors } = parseValues(removeSchema, values);
  if (errors) return errors;
  const { submission: id } = output;
  return editOnce(db, { id, now }, async (transaction): Promise<PeopleErrors> => {
    if (role === "principal" && (await countPrincipals(transaction)) === 1) return { remove: LAST_PRINCIPAL };
    await endAccess(transaction, leaving, now);
    await writeLog(transaction, { id, person, intent: "remove", subject: name, before: { role }, now });
    return undefined;
  });
}

/** Makes one change of people at a time; a form that is sent twice is carried out once. */
function editOnce<Result>(
  db: Database,
  { id, now }: { id: string; now: number },
  change: (transaction: Database) => Promise<Result>,
) {
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, LOCK, now);
    return (await isInLog(transaction, id)) ? undefined : change(transaction);
  });
}
