import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database.server.ts";
import { takeQuota } from "../tasks.server.ts";
import { removeMailFiles } from "./mail-files.server.ts";

const MOST_MAILS = 5;
const HOUR_MS = 60 * 60_000;
const PREFIX = "mail to ";

/** How many mails may go to an address within some time (ms). */
type MailLimit = { most: number; withinMs: number };

/**
 * Counts one mail to an address that a stranger typed and may not own: five an hour by default, or within all given
 * limits. Returns false when a limit is reached.
 */
export async function takeMailTo(
  db: Database,
  address: string,
  now: number,
  limits: readonly MailLimit[] = [{ most: MOST_MAILS, withinMs: HOUR_MS }],
) {
  for (const { most, withinMs } of limits)
    if (!(await takeQuota(db, `${toName(address)} ${withinMs}`, { now, most, withinMs }))) return false;
  return true;
}

/** Erases every message to an e-mail address, including those without an enquiry, such as links to shortlists. */
export async function eraseMailsTo(db: Database, email: string, dataDir: string) {
  const candidates = await db
    .selectFrom("notice")
    .select(["id", "payload"])
    .where((where) => where(where.fn<string>("lower", ["payload"]), "like", `%"${email}"%`))
    .execute();
  const theirs = candidates.filter(({ payload }) => {
    const read = v.safeParse(addressedSchema, JSON.parse(payload));
    return read.success && read.output.to.address.toLowerCase() === email;
  });
  await forgetMailsTo(db, email);
  for (const { id } of theirs) await db.deleteFrom("notice").where("id", "=", id).execute();
  await removeMailFiles(theirs, dataDir);
  return theirs.length;
}

const addressedSchema = v.object({ to: v.object({ address: v.string() }) });

export async function forgetMailsTo(db: Database, address: string) {
  await db
    .deleteFrom("task")
    .where("name", "like", `${toName(address)} %`)
    .execute();
}

export async function forgetOldMails(db: Database, now: number) {
  await db.deleteFrom("task").where("name", "like", `${PREFIX}%`).where("due_at", "<=", now).execute();
}

/** Hashed, so that the store keeps no addresses of people who never wrote to us. */
function toName(address: string) {
  return PREFIX + createHash("sha256").update(toMailbox(address)).digest("hex");
}

/** Drops the part after the plus sign: leila+1@ and leila+2@ are one mailbox (RFC 5233). */
function toMailbox(address: string) {
  return address
    .trim()
    .toLowerCase()
    .replace(/(?<=.)\+[^@]*(?=@)/, "");
}
