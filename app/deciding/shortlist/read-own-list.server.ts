import { readNumber } from "./cookie.server.ts";
import { type Shortlists, throwUnavailable } from "./shortlists.server.ts";
import { findHomes, getMember, noteUse } from "./store/lists.server.ts";
import { countMembers, findKeptHomes, findOpinions, getLinks } from "./store/read-list.server.ts";

export type OwnList = NonNullable<Awaited<ReturnType<typeof readOwnList>>>;

/** The source ids of the homes that the browser which asks keeps. */
export async function readOwnHomes(shortlists: Shortlists, request: Request) {
  const { db } = shortlists;
  try {
    const member = await getMember(db, await readNumber(request));
    return member ? await findHomes(db, member.listId) : [];
  } catch (error) {
    return throwUnavailable(shortlists, error);
  }
}

/** Whether the browser that asks has a list, which shows that it took the cookie. */
export async function hasList(shortlists: Shortlists, request: Request) {
  try {
    return (await getMember(shortlists.db, await readNumber(request))) !== undefined;
  } catch (error) {
    return throwUnavailable(shortlists, error);
  }
}

/** The list of the browser that asks, with everything its page shows; `undefined` when it has none. */
export async function readOwnList({ db }: Pick<Shortlists, "db">, request: Request) {
  const number = await readNumber(request);
  const member = await getMember(db, number);
  if (!member) return undefined;
  const { listId } = member;
  await noteUse(db, listId, Date.now());
  return {
    number,
    member,
    kept: await findKeptHomes(db, listId),
    opinions: await findOpinions(db, listId),
    links: await getLinks(db, listId),
    members: await countMembers(db, listId),
  };
}
