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

/** A browser's list, with everything its page shows. */
export type OwnList = {
  /** The number in the browser's cookie. */
  number: string;
  member: Member;
  kept: readonly KeptHome[];
  opinions: readonly Opinion[];
  /** Differs after every vote, note or name. */
  state: string;
  links: ListLinks;
  /** How many browsers have the list. */
  members: number;
};

/** The source ids of the homes that the visitor keeps; `undefined` without a list or without its cookie. */
export async function readOwnHomes(shortlists: Shortlists, request: Request) {
  const { db } = shortlists;
  try {
    const member = await getMember(db, await readNumber(request));
    return member && (await findHomes(db, member.listId));
  } catch (error) {
    return throwUnavailable(shortlists, error);
  }
}

/** For the polling script of the list's page: the homes, and a text that differs after every vote, note or name. */
export async function readOwnState({ db }: Pick<Shortlists, "db">, request: Request) {
  const member = await getMember(db, await readNumber(request));
  if (!member) return { homes: [], state: "" };
  const { listId } = member;
  return { homes: await findHomes(db, listId), state: toState(await findOpinions(db, listId)) };
}

function toState(opinions: readonly Opinion[]) {
  return createHash("sha256").update(JSON.stringify(opinions)).digest("base64url");
}

/** The visitor's list; `undefined` when there is none. */
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

/** The cookie holds the random number of a member of a list, and nothing else. */
export const listCookie = createYearCookie("__Host-shortlist");

/** The number in the request's cookie; empty when there is none. */
export function readNumber(request: Request) {
  return readCookie(listCookie, request);
}
