import { toUid } from "#app/calendars/index.ts";
import { findNewestFields } from "#app/enquiries/store/newest-values.server.ts";
import { readFields } from "#app/enquiries/store/read-stored.ts";
import type { Database } from "#app/store/database.server.ts";
import type { OpenVisitorRow } from "./door-rows.ts";
import type { Door } from "./note-visitor.server.ts";

/** Somebody who looks like a visitor, or has been joined with them. */
export type Double = {
  /** Another visitor at this door, or an earlier enquiry. */
  kind: "twice" | "earlier";
  id: string;
  reference: string;
  name: string;
  /** When the earlier enquiry arrived. */
  when?: string;
  isJoined: boolean;
};

/** A booking. */
type Booked = { id: string; reference: string; fields: string };

/** A visitor as the sheet of an open home shows them. */
export type Visitor = {
  id: string;
  reference: string;
  hasBooked: boolean;
  name: string;
  phone: string;
  email: string;
  message: string;
  came: boolean;
  interest: OpenVisitorRow["interest"];
  /** What they think the home is worth, in dollars; empty if they did not say. */
  price: string;
  callBack: boolean;
  /** Note for colleagues. */
  note: string;
  /** Words for the owner. */
  told: string;
  isReleased: boolean;
  /** Whether they want to hear of other homes. */
  news: boolean;
  /** Id of the visitor they were joined with. */
  sameAs?: string;
  joinedTo?: string;
  double?: Double;
};

/** Finds visitors of an open home, those with a booking first, then the others, newest first; without spam. */
export async function findVisitors(
  db: Database,
  { uid, homeId, time }: Door,
  bookings: readonly Booked[],
): Promise<Visitor[]> {
  const noted = await db
    .selectFrom("open_visitor")
    .innerJoin("enquiry", "enquiry.id", "open_visitor.id")
    .selectAll("open_visitor")
    .select(["reference", "fields"])
    .where("open_uid", "in", [uid, toUid(homeId, time)])
    .where("flag", "is", null)
    .orderBy("noted_at")
    .execute();
  const newest = await findNewestFields(
    db,
    noted.map(({ id }) => id),
  );
  const rows = new Map(noted.map((row) => [row.id, { ...row, fields: newest.get(row.id) ?? row.fields }]));
  const booked = bookings.map((booking) => toVisitor({ ...rows.get(booking.id), ...booking }, true));
  const ids = new Set(bookings.map(({ id }) => id));
  const others = [...rows.values()].filter(({ id }) => !ids.has(id));
  const all = [...booked, ...others.toReversed().map((row) => toVisitor(row, false))];
  // The visitor they were joined with may have been marked as spam since.
  const kept = new Set(all.map(({ id }) => id));
  return all.map((each) => (each.sameAs && !kept.has(each.sameAs) ? { ...each, sameAs: undefined } : each));
}

/** The home as described in a visitor's enquiry, for homes that have left the site. */
export async function findAboutOfVisitor(db: Database, homeId: string) {
  const noted = await db
    .selectFrom("open_visitor")
    .innerJoin("enquiry", "enquiry.id", "open_visitor.id")
    .select("about")
    .where("home_id", "=", homeId)
    .orderBy("noted_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return noted?.about;
}

function toVisitor(row: Booked & Partial<OpenVisitorRow>, hasBooked: boolean): Visitor {
  const { name, phone, email, message } = readFields(row.fields);
  return {
    id: row.id,
    reference: row.reference,
    hasBooked,
    name: toText(name),
    phone: toText(phone),
    email: toText(email),
    message: toText(message),
    came: row.came === 1,
    interest: row.interest ?? "",
    price: row.price === null || row.price === undefined ? "" : String(row.price),
    callBack: row.call_back === 1,
    note: row.note ?? "",
    told: row.told ?? "",
    isReleased: row.is_released === 1,
    news: row.news_at !== null && row.news_at !== undefined,
    sameAs: row.same_as ?? undefined,
    joinedTo: row.joined_to ?? undefined,
  };
}

function toText(value: string | boolean | undefined) {
  return typeof value === "string" ? value : "";
}
