import { readNumber } from "./cookie.server.ts";
import type { Shortlists } from "./shortlists.server.ts";
import { getMember, noteUse } from "./store/lists.server.ts";
import { countMembers, findKeptHomes, findOpinions, getLinks } from "./store/read-list.server.ts";

export type OwnList = NonNullable<Awaited<ReturnType<typeof readOwnList>>>;

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
