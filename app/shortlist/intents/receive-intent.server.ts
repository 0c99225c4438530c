import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { MOST_KEPT } from "../kept-list.ts";
import { readNumber } from "../own-list.server.ts";
import { type Shortlists, shortlistsContext } from "../shortlists.server.ts";
import { keepHome, removeHome, setName, setOpinion } from "../store/items.server.ts";
import { eraseList, leaveList, makeLink, withdrawLink } from "../store/links.server.ts";
import { getMember, type Member } from "../store/lists.server.ts";
import { type Intent, parseIntent } from "./intent-schema.ts";

export type IntentArguments = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** The visitor's network address, for the rate limit. */
  address: string;
};

/** Why an action failed; `says` is shown to the visitor. */
type IntentProblem = { status: 404 | 409 | 422 | 429 | 503; says: string; retryAfter?: number };

export type Done = {
  intent: Intent;
  /** The number for the cookie, where a new list was created. */
  number?: string;
  problem?: undefined;
};
export type NotDone = { problem: IntentProblem };
/** A failed action, for its page: the reason, the typed values, and the path of the page that sent it. */
export type Trouble = { says: string; typed: Typed; back: string };
type Typed = Partial<Record<"home" | "note" | "name", string>>;

/** Performs the action of a submitted form; the change is stored when this returns. */
export async function receiveIntent(args: IntentArguments): Promise<Done | (NotDone & { typed: Typed })> {
  const form = await args.request.formData().catch(() => new FormData());
  const reply = await receiveForm(args, form);
  return reply.problem ? { ...reply, typed: getTyped(form) } : reply;
}

async function receiveForm(
  { request, context, address }: IntentArguments,
  form: FormData,
): Promise<Done | NotDone> {
  const shortlists = context.get(shortlistsContext);
  const parsed = parseIntent(form);
  if (!parsed.success) return refuse(422, toFault(parsed.issues[0], form));
  const seconds = shortlists.takeIntent(address);
  if (seconds > 0) return refuse(429, toWait(seconds), seconds);
  const number = await readNumber(request);
  try {
    const member = await getMember(shortlists.db, number);
    return await runIntent(shortlists, member, parsed.output);
  } catch (error) {
    shortlists.noteOutage(error, "a shortlist could not be changed");
    return refuse(
      503,
      `We can’t open your shortlist at the moment, so nothing has changed. Please try again in a minute.`,
    );
  }
}

async function runIntent(
  shortlists: Shortlists,
  member: Member | undefined,
  intent: Intent,
): Promise<Done | NotDone> {
  if (intent.intent === "keep") return keep(shortlists, member, intent);
  if (!member) {
    // There is nothing to take off a list that does not exist.
    if (intent.intent === "drop" || intent.intent === "leave" || intent.intent === "forget")
      return { intent };
    return refuse(409, "There is no shortlist in this browser, or it has been erased. Nothing has changed.");
  }
  await change(shortlists.db, member, intent);
  return { intent };
}

async function keep(
  { db, find }: Shortlists,
  member: Member | undefined,
  intent: Extract<Intent, { intent: "keep" }>,
) {
  const snapshot = find([intent.home])?.get(intent.home);
  if (!snapshot) return refuse(404, "That home is no longer on our website. Nothing has changed.");
  const { isFull, number } = await keepHome(db, { member, home: intent.home, snapshot, now: Date.now() });
  if (isFull)
    return refuse(
      409,
      `Your shortlist holds ${MOST_KEPT} homes, the most it can. Take one off to keep another.`,
    );
  return { intent, number };
}

async function change(db: Database, member: Member, intent: Exclude<Intent, { intent: "keep" }>) {
  const { listId } = member;
  const now = Date.now();
  if (intent.intent === "drop") return removeHome(db, { listId, home: intent.home, now });
  if (intent.intent === "rate") return setOpinion(db, { member, ...intent, now });
  if (intent.intent === "name") return setName(db, { member, name: intent.name });
  if (intent.intent === "make link") return makeLink(db, listId, intent.link);
  if (intent.intent === "withdraw link") return withdrawLink(db, listId, intent.link);
  return db
    .transaction()
    .execute((transaction) =>
      intent.intent === "leave" ? leaveList(transaction, member) : eraseList(transaction, listId),
    );
}

export function refuse(status: IntentProblem["status"], says: string, retryAfter?: number): NotDone {
  return { problem: { status, says, retryAfter } };
}

function toWait(seconds: number) {
  return `That was a lot at once, so we stopped. Please try again in ${seconds} seconds.`;
}

function getTyped(form: FormData): Typed {
  const typed = ["home", "note", "name"].map((field) => [field, form.get(field)] as const);
  return Object.fromEntries(typed.filter(([, value]) => typeof value === "string"));
}

const typedFields: readonly string[] = ["note", "name"];

/** Faults in typed fields have their own message; a form that none of our pages sends gets a general one. */
function toFault(issue: v.BaseIssue<unknown>, form: FormData) {
  const field = v.getDotPath(issue) ?? "";
  return typedFields.includes(field) && form.has(field)
    ? issue.message
    : "Part of that form didn’t reach us, so nothing has changed. Please send it again.";
}
