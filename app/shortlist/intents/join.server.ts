import * as v from "valibot";
import { type LinkKind, MOST_KEPT } from "../kept-list.ts";
import { readNumber } from "../own-list.server.ts";
import { type Shortlists, throwUnavailable } from "../shortlists.server.ts";
import { getListByToken, joinList } from "../store/links.server.ts";
import { findHomes, findKeptHomes, findNames, getMember, noteUse } from "../store/lists.server.ts";
import { joinSchema } from "./intent-schema.ts";
import { type NotDone, refuse } from "./receive-intent.server.ts";

type Look = { kind: LinkKind; token: string; request: Request };

/** Returns the list that a link leads to and the browser's own list; `undefined` for a withdrawn link. */
export function followListLink(shortlists: Shortlists, look: Look) {
  return readLink(shortlists, look).catch((error) => throwUnavailable(shortlists, error));
}

async function readLink({ db }: Shortlists, { kind, token, request }: Look) {
  const listId = await getListByToken(db, kind, token);
  if (!listId) return undefined;
  await noteUse(db, listId, Date.now());
  const member = await getMember(db, await readNumber(request));
  return {
    kept: await findKeptHomes(db, listId),
    names: await findNames(db, listId),
    isMember: member?.listId === listId,
    name: member?.name ?? "",
    own: member ? (await findHomes(db, member.listId)).length : 0,
  };
}

type Joining = { token: string; request: Request; name: string; address: string };

/** Joins the list behind a link under the typed name. Returns the number for the browser's cookie. */
export async function join(
  { db, takeIntent, noteOutage }: Shortlists,
  { token, request, name: typed, address }: Joining,
): Promise<{ number: string; problem?: undefined } | NotDone> {
  const seconds = takeIntent(address);
  if (seconds > 0) return refuse(429, `Please try again in ${seconds} seconds.`);
  const parsed = v.safeParse(joinSchema, { name: typed });
  if (!parsed.success) return refuse(422, parsed.issues[0].message);
  const { name } = parsed.output;
  try {
    const listId = await getListByToken(db, "join", token);
    const number = await readNumber(request);
    const member = await getMember(db, number);
    if (member && member.listId === listId) return { number };
    const joined = listId ? await joinList(db, { listId, member, name, now: Date.now() }) : "gone";
    if (joined === "gone")
      return refuse(404, "This link has been switched off, or the list has been erased. Ask for a new one.");
    if (joined === "full")
      return refuse(
        409,
        `Your list and this one hold more than ${MOST_KEPT} homes together. Take some off yours and open the link again. Nothing has changed.`,
      );
    return joined;
  } catch (error) {
    noteOutage(error, "a shortlist could not be joined");
    return refuse(503, `We can’t open the list at the moment. Please try again in a minute.`);
  }
}
