import { href } from "react-router";
import * as v from "valibot";
import { toMail } from "#app/mail/letter.ts";
import { addNotices } from "#app/mail/notices.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { PersonRow } from "#app/store/office-rows.ts";
import { agency } from "#content/agency.ts";
import type { ActEntrance } from "../access/enter.server.ts";
import { writeLog } from "../log/log.server.ts";
import { addPerson, countPrincipals, getPersonByEmail, removePerson, setRole } from "./people.server.ts";
import { invitationSchema, roleSchema } from "./person-schema.ts";

/** Nothing where it was done; what is wrong by field where not. */
export type PeopleErrors = Partial<Record<string, string>> | undefined;

const LAST_PRINCIPAL = "This is the last principal. Make somebody else one first.";

/** Lets somebody in, and tells them by mail where. */
export async function invite({
  db,
  form,
  person,
  now,
  wake,
  publicOrigin,
}: ActEntrance): Promise<PeopleErrors> {
  const { success, output, issues } = v.safeParse(invitationSchema, Object.fromEntries(form), {
    abortPipeEarly: true,
  });
  if (!success) return toErrors(issues);
  const isNew = await db.transaction().execute(async (transaction) => {
    if (!(await addPerson(transaction, { ...output, now }))) return false;
    const invited = await getPersonByEmail(transaction, output.email);
    if (!invited) return false;
    await writeLog(transaction, {
      person,
      act: "invite",
      subject: output.name,
      after: { role: output.role },
      now,
    });
    const notices = [toInvitation(invited, person.name, publicOrigin)];
    await addNotices(transaction, { subjectId: invited.id, notices, state: "waiting", now });
    return true;
  });
  wake();
  return isNew ? undefined : { email: "This address may sign in already" };
}

/** Gives somebody another role; they are signed out everywhere. */
export async function changeRole(
  { db, form, person, now }: ActEntrance,
  changed: PersonRow,
): Promise<PeopleErrors> {
  const { success, output, issues } = v.safeParse(roleSchema, Object.fromEntries(form));
  if (!success) return toErrors(issues);
  if (output.role !== "principal" && (await isLastPrincipal(db, changed))) return { role: LAST_PRINCIPAL };
  await db.transaction().execute(async (transaction) => {
    await setRole(transaction, changed.id, output.role);
    const [before, after] = [{ role: changed.role }, { role: output.role }];
    await writeLog(transaction, { person, act: "change role", subject: changed.name, before, after, now });
  });
  return undefined;
}

/** Somebody leaves: they are signed out everywhere, and what they had not answered waits for somebody else. */
export async function remove({ db, person, now }: ActEntrance, leaving: PersonRow): Promise<PeopleErrors> {
  if (await isLastPrincipal(db, leaving)) return { remove: LAST_PRINCIPAL };
  await db.transaction().execute(async (transaction) => {
    await removePerson(transaction, leaving.id, now);
    await writeLog(transaction, {
      person,
      act: "remove",
      subject: leaving.name,
      before: { role: leaving.role },
      now,
    });
  });
  return undefined;
}

async function isLastPrincipal(db: Database, { role }: PersonRow) {
  return role === "principal" && (await countPrincipals(db)) === 1;
}

function toErrors(issues: readonly v.BaseIssue<unknown>[]): PeopleErrors {
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
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
