import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import type { FindOfVisitor, OfficeFinder } from "#app/office/search/find-in-office.ts";
import { sendNewsletters } from "../permissions.ts";
import { getSubscriberState } from "../store/subscribers.server.ts";

const states = {
  asked: "Asked for it, and has not confirmed yet",
  confirmed: "Gets it",
  left: "Has unsubscribed",
} as const;

/** Finds a subscriber by their full e-mail address. */
export const readersFinder: OfficeFinder = {
  find: (reader, typed) => findStates(reader, typed.includes("@") ? [typed.toLowerCase()] : []),
};

/** A visitor's state as a subscriber. */
export const issuesOfVisitor: FindOfVisitor = (reader, { emails }) => findStates(reader, emails);

async function findStates({ db, person }: OfficeReader, emails: readonly string[]) {
  if (!isPermitted(person.role, sendNewsletters)) return undefined;
  const known = await Promise.all(
    emails.map(async (email) => ({ email, state: await getSubscriberState(db, email) })),
  );
  const lines = known.flatMap(({ email, state }) =>
    state ? [{ href: href("/office/newsletter"), title: email, note: states[state], state: "" }] : [],
  );
  return lines.length > 0 ? { title: "Newsletter", count: lines.length, lines } : undefined;
}
