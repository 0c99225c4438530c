import { href } from "react-router";
import { isPermitted } from "#app/core/permission.ts";
import type { FindInOffice } from "#app/office/search/find-in-office.ts";
import { sendNewsletters } from "../permissions.ts";
import { getSubscriberState } from "../store/subscribers.server.ts";

const states = {
  asked: "Asked for it, and has not confirmed yet",
  confirmed: "Gets it",
  left: "Has left it",
} as const;

/** A reader of the newsletter, by the whole e-mail address. */
export const findReaders: FindInOffice = async ({ db, person }, typed) => {
  if (!typed.includes("@") || !isPermitted(person.role, sendNewsletters)) return undefined;
  const email = typed.toLowerCase();
  const state = await getSubscriberState(db, email);
  if (!state) return undefined;
  const line = { href: href("/office/newsletter"), title: email, note: states[state], state: "" };
  return { title: "Newsletter", count: 1, lines: [line] };
};
