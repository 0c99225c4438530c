import type { DoneWords } from "#app/core/module.ts";
import { modules } from "#app/modules.ts";

const ofOffice: Readonly<Record<string, DoneWords>> = {
  "sign out": "You are signed out in this browser.",
  "sign out everywhere": "You are signed out everywhere.",
  publish: { done: "It is published", what: "it" },
  discard: "The draft is thrown away.",
  save: { done: "It is saved", what: "it" },
  "take back": { done: "Our change is taken back", what: "it" },
  "add passkey": "This phone’s lock signs you in next time.",
  "remove passkey": "The phone is removed, and you are signed out everywhere.",
  invite: "They can sign in now, and a mail tells them so.",
  "change role": "The role is changed. They have to sign in again.",
  remove: "They can no longer sign in.",
};

/** Messages after an action, by its name in the next address (`?done=publish`). */
const doneWords: Readonly<Record<string, DoneWords>> = Object.assign(
  {},
  ofOffice,
  ...modules.map((each) => each.doneWords),
);

/**
 * The message after an action, from the address's query; undefined if there was none. `isSeen`: whether visitors see
 * the subject; undefined if they never do.
 */
export function findDoneWords(search: string, isSeen?: boolean) {
  const done = new URLSearchParams(search).get("done") ?? "";
  const words = Object.hasOwn(doneWords, done) ? doneWords[done] : undefined;
  if (typeof words !== "object") return words;
  if (isSeen === undefined) return `${words.done}.`;
  if (isSeen) return `${words.done}. Visitors see ${words.what} within seconds.`;
  return `${words.done}. Visitors do not see ${words.what}.`;
}

/** Adds the action to an address, unless the address already has one. */
export function withDone(address: string, done: string) {
  if (!Object.hasOwn(doneWords, done)) return address;
  const [place = "", anchor] = address.split("#");
  const [path = "", search = ""] = place.split("?");
  const query = new URLSearchParams(search);
  if (!query.has("done")) query.set("done", done);
  return `${path}?${query}${anchor ? `#${anchor}` : ""}`;
}

/** The page's address without its message, which the page of a refused form must not repeat. */
export function withoutDone({ pathname, search }: { pathname: string; search: string }) {
  const query = new URLSearchParams(search);
  query.delete("done");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
