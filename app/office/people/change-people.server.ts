import { href } from "react-router";
import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { roles } from "#app/core/permission.ts";
import {
  addPerson,
  countPrincipals,
  getPersonByEmail,
  type Person,
} from "#app/enquiries/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { requiredLine } from "#app/ui/form/text-rules.ts";
import { type OfficeIntent, submissionRule } from "../access/require-person.server.ts";
import { type Errors, field } from "../frame/form-fields.tsx";
import { isInLog, writeLog } from "../log/office-log.server.ts";
import { roleOptions } from "../permissions.ts";
import { changeAccess, endAccess } from "./end-access.server.ts";

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

/** Nothing where it was done; what is wrong by field where not. */
export type PeopleErrors = Errors | undefined;

const LAST_PRINCIPAL = "This is the last principal. Make somebody else one first.";
const LOCK = "office people";

/** Lets somebody in, and tells them by mail where. */
export async function invite({ db, values, person, now, outbox, publicOrigin }: OfficeIntent) {
  const { output, errors: wrong } = parseValues(invitationForm, values);
  if (wrong) return wrong;
  const { submission: id, name, email, role } = output;
  const errors = await editOnce(db, { id, now }, async (transaction): Promise<PeopleErrors> => {
    if (!(await addPerson(transaction, { name, email, role, now })))
      return { email: "This address may sign in already" };
    const invited = await getPersonByEmail(transaction, email);
    if (!invited) throw new Error("Who was invited is not there");
    await writeLog(transaction, { id, person, intent: "invite", subject: name, after: { role }, now });
    const notices = [toInvitation(invited, person.name, publicOrigin)];
    await addNotices(transaction, { subjectId: invited.id, notices, state: "waiting", now });
    return undefined;
  });
  outbox.wake();
  return errors;
}

/** Gives somebody another role; they are signed out everywhere. "changed": it is not the role any more that the form saw. */
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

/** Somebody leaves: they are signed out everywhere, and what they had not answered waits for somebody else. */
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

function toInvitation(invited: { name: string; email: string }, by: string, origin: string) {
  const payload = toMail({
    to: { name: invited.name, address: invited.email },
    subject: `You may sign in to the office of ${agency.name}`,
    letter: {
      paragraphs: [
        `Hello ${invited.name},`,
        `${by} has let you into the office, where enquiries are answered. Sign in with this e-mail address; there is no password.`,
      ],
      link: { label: "Sign in", url: origin + href("/office/sign-in") },
      closing: [agency.legalName],
    },
  });
  return { kind: "invitation", payload };
}
