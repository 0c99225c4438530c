import { href } from "react-router";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import type { LinkLine } from "#app/office/frame/link-lines.tsx";
import {
  findHeld,
  findUndelivered,
  findWaiting,
} from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { formatCount } from "#app/region/format.ts";
import { DAY_MS } from "#app/region/time.ts";
import { makeId } from "#app/store/make-id.ts";
import { toLine } from "./enquiry-line.ts";

const SHOWN = 30;

export async function loadWaitingOfToday(reader: OfficeReader) {
  const waiting = await findWaiting(reader.db, reader, SHOWN + 1);
  const lines = waiting.slice(0, SHOWN).map((found) => toLine(found, reader.now));
  return { enquiries: { lines, hasMore: waiting.length > SHOWN, lost: await findLost(reader) } };
}

const MOST_LOST = 20;

/** Empty for people who see only their own enquiries. */
async function findLost({ db, scope }: OfficeReader): Promise<LinkLine[]> {
  const lost = scope === "own" ? [] : await findUndelivered(db, MOST_LOST);
  return lost.map(({ reference, mails }) => ({
    href: href("/office/enquiries/:reference", { reference }),
    title: `${formatCount(Number(mails), "mail")} of ${reference} given up`,
    note: "",
    state: "",
  }));
}

const WEEK_MS = 7 * DAY_MS;
const HELD_SHOWN = 5;

export async function loadHeldOfToday(reader: OfficeReader) {
  const { db, now } = reader;
  const found = await findHeld(db, reader, { since: now - WEEK_MS, limit: HELD_SHOWN + 1 });
  const lines = found.slice(0, HELD_SHOWN).map((each) => ({
    ...toLine(each, now),
    hidden: { submission: makeId(now), version: String(each.version) },
  }));
  return { heldEnquiries: { lines, hasMore: found.length > HELD_SHOWN } };
}
