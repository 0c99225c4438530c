import { createHash } from "node:crypto";
import { createYearCookie, readCookie } from "#app/store/cookies.server.ts";
import { type Shortlists, throwUnavailable } from "./shortlists.server.ts";
import {
  countMembers,
  findHomes,
  findKeptHomes,
  findOpinions,
  getLinks,
  getMember,
  type KeptHome,
  type ListLinks,
  type Member,
  noteUse,
  type Opinion,
} from "./store/lists.server.ts";

/** The list of a browser, with everything its page shows. */
export type OwnList = {
  /** What the browser's cookie says. */
  number: string;
  member: Member;
  kept: readonly KeptHome[];
  opinions: readonly Opinion[];
  /** Changes with every vote, note and name. */
  state: string;
  links: ListLinks;
  /** How many people have the list. */
  members: number;
};

/** The source ids of the homes that the browser which asks keeps; `undefined` where it has no list, or took no cookie. */
export async function readOwnHomes(shortlists: Shortlists, request: Request) {
  const { db } = shortlists;
  try {
    const member = await getMember(db, await readNumber(request));
    return member && (await findHomes(db, member.listId));
  } catch (error) {
    return throwUnavailable(shortlists, error);
  }
}

/** What a page of the list asks again and again: its homes, and a text that changes with every vote, note and name. */
export async function readOwnState({ db }: Pick<Shortlists, "db">, request: Request) {
  const member = await getMember(db, await readNumber(request));
  if (!member) return { homes: [], state: "" };
  const { listId } = member;
  return { homes: await findHomes(db, listId), state: toState(await findOpinions(db, listId)) };
}

function toState(opinions: readonly Opinion[]) {
  return createHash("sha256").update(JSON.stringify(opinions)).digest("base64url");
}

/** The list of the browser that asks; `undefined` when it has none. */
export async function readOwnList(
  { db }: Pick<Shortlists, "db">,
  request: Request,
): Promise<OwnList | undefined> {
  const number = await readNumber(request);
  const member = await getMember(db, number);
  if (!member) return undefined;
  const { listId } = member;
  await noteUse(db, listId, Date.now());
  const opinions = await findOpinions(db, listId);
  return {
    number,
    member,
    kept: await findKeptHomes(db, listId),
    opinions,
    state: toState(opinions),
    links: await getLinks(db, listId),
    members: await countMembers(db, listId),
  };
}

/** The number of a browser's list, and nothing else. */
export const listCookie = createYearCookie("__Host-shortlist");

/** Empty when the request has none. */
export function readNumber(request: Request) {
  return readCookie(listCookie, request);
}
