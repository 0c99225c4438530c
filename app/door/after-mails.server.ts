import { createHash } from "node:crypto";
import { findEventIds } from "#app/office-enquiries/handling/handle-enquiry.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { Visitor } from "./store/find-visitors.server.ts";

/** Mails after an open home: "thank" to visitors who came, "miss" to those who had booked and did not. */
export type AfterKind = "thank" | "miss";

/** Id of the event that records a mail, derived so that an address gets one mail of a kind per open home. */
export function toAfterId(uid: string, kind: AfterKind, email: string) {
  return createHash("sha256").update(`${uid}\n${kind}\n${email.toLowerCase()}`).digest("base64url");
}

/** The recipients of each kind of mail after an open home, each address once, and how many were already written to. */
export async function findRecipients(db: Database, uid: string, visitors: readonly Visitor[]) {
  const kept = visitors.filter((visitor) => visitor.came && !visitor.sameAs);
  const came = toAddressed(kept.map((visitor) => ({ ...visitor, email: findEmail(visitor, visitors) })));
  const missed = toAddressed(visitors.filter((visitor) => visitor.hasBooked && !visitor.came));
  for (const address of came.keys()) missed.delete(address);
  const lists = [
    { kind: "thank" as const, people: came },
    { kind: "miss" as const, people: missed },
  ];
  const ids = lists.flatMap(({ kind, people }) =>
    [...people.keys()].map((email) => toAfterId(uid, kind, email)),
  );
  const done = await findEventIds(db, ids);
  return lists.map(({ kind, people }) => {
    const all = [...people.values()];
    const waiting = all.filter(({ email }) => !done.has(toAfterId(uid, kind, email)));
    return { kind, waiting, sent: all.length - waiting.length };
  });
}

/** The visitor's address, or that of a visitor joined with them. */
function findEmail({ id, email }: Visitor, visitors: readonly Visitor[]) {
  return email || visitors.find((other) => other.sameAs === id && other.email)?.email || "";
}

function toAddressed(visitors: readonly Visitor[]) {
  const addressed = visitors.filter(({ email }) => email !== "");
  return new Map(addressed.map((visitor) => [visitor.email.toLowerCase(), visitor]));
}

type Over = { address: string; when: string; agent: { name: string; phone: string } };

/** Proposes the text of the mail, for the agent to edit. */
export function toAfterLetter(kind: AfterKind, { address, when, agent }: Over) {
  const answer = `reply to this email or ring ${agent.name} on ${agent.phone}`;
  if (kind === "thank")
    return `Thank you for coming to the open home at ${address}.\n\nIf you have a question, or would like to see it again, ${answer}.`;
  return `You booked the open home at ${address}, ${when}, and we missed you.\n\nIf you would still like to see it, ${answer}, and we will find a time.`;
}
