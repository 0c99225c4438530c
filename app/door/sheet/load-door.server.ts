import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { href } from "react-router";
import { policyContext } from "#app/document/shell/document-context.ts";
import { toList } from "#app/enquiries/store/read-stored.ts";
import type { FoundOpen, SheetReader } from "#app/open-homes/index.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { findRecipients, toAfterLetter } from "../after-mails.server.ts";
import type { AfterMail } from "../page/after-mails.tsx";
import type { DoorProps } from "../page/visitors-at-door.tsx";
import { countGroups } from "../store/count-visitors.server.ts";
import { getDoor, isCodeAlive, isDoorTime, toKeptUntil } from "../store/doors.server.ts";
import { findDoubles } from "../store/find-doubles.server.ts";
import { findVisitors, type Visitor } from "../store/find-visitors.server.ts";

/** Loads the door for the sheet of an open home. */
export async function loadDoor(reader: SheetReader, found: FoundOpen) {
  const { context } = reader;
  context.set(policyContext, { ...context.get(policyContext), hasWorker: true });
  return { door: await showDoor(reader, found) };
}

async function showDoor(
  { db, now, scope, publicOrigin }: SheetReader,
  { event: door, bookings, open, agent, subject }: FoundOpen,
): Promise<DoorProps> {
  const list = toList(subject) ?? "sale";
  const [row, visitors, through] = await Promise.all([
    getDoor(db, door.uid),
    findVisitors(db, door, bookings),
    countGroups(db, { ids: [door.homeId], list }),
  ]);
  const doubles = await findDoubles(db, visitors, { homeId: door.homeId, scope });
  const isNow = isDoorTime(door, now) && !open.isOff;
  return {
    uid: door.uid,
    visitors: visitors.map((visitor) => ({ ...visitor, double: doubles.get(visitor.id) })),
    through,
    nextVisitor: makeId(now),
    asksPrice: list === "sale",
    isNow,
    after: open.isOver ? await showAfter(db, { event: door, open, agent }, visitors) : undefined,
    keptUntil: row && isNow ? toKeptUntil(door.ends) : undefined,
    code:
      row && isNow && isCodeAlive(row, now)
        ? drawCode(publicOrigin + href("/door/:token", { token: row.token }))
        : undefined,
  };
}

async function showAfter(
  db: Database,
  { event, open, agent }: Pick<FoundOpen, "event" | "open" | "agent">,
  visitors: readonly Visitor[],
): Promise<AfterMail[]> {
  const lists = await findRecipients(db, event.uid, visitors);
  return lists.map(({ kind, waiting, sent }) => ({
    kind,
    sent,
    to: waiting.map(({ name, email }) => name || email),
    letter: toAfterLetter(kind, { ...open, agent }),
  }));
}

/** Draws an address as a QR code. */
function drawCode(url: string) {
  const code = generate(url);
  return { url, path: toSvgPath(code), size: code.size };
}
