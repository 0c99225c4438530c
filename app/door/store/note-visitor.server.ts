import * as v from "valibot";
import { newsWording, openHomeSchema } from "#app/door/open-home-schema.ts";
import { openHomeKind } from "#app/enquiries/open-home-kind.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import type { ToNotices } from "#app/enquiries/saved-enquiry.ts";
import { type Contact, getContact, isOfHome } from "#app/enquiries/store/newest-values.server.ts";
import type { EnquirySubject } from "#app/enquiries/store/read-stored.ts";
import { askForCall } from "#app/office-enquiries/handling/handling.server.ts";
import { type Database, inTransaction } from "#app/store/database.server.ts";
import { lock } from "#app/store/tasks.server.ts";
import type { VisitorField, VisitorFields } from "../visitor-schema.ts";
import type { OpenVisitorRow } from "./door-rows.ts";

/** An open home at whose door a visitor is noted; `uid` is its event (open_time.uid). */
export type Door = { uid: string; homeId: string; time: string };

export type VisitorNote = {
  /** The enquiry's id: of a booking, or made on the phone, so that a note sent twice makes one visitor. */
  id: string;
  /** When (ms) these fields were changed. For each field the latest change wins. */
  at: number;
  fields: Partial<VisitorFields>;
  /** The home, for visitors without a booking. */
  about?: EnquirySubject;
  /** Why the visitor's own form looks like spam. */
  flag?: string;
  /** Entered by the visitor. If they change their feedback, it is no longer released to the owner. */
  isByVisitor?: true;
  /** Makes the notices of the enquiry of a visitor without a booking. */
  toNotices?: ToNotices;
};

type Touched = Partial<Record<VisitorField, number>>;
const touchedSchema = v.record(v.string(), v.number());

/**
 * Notes a visitor's name, presence or feedback. Returns the names of the fields that changed, none when this was noted
 * before; undefined when the visitor does not belong to this home or was erased.
 */
export function noteVisitor(db: Database, door: Door, note: VisitorNote, now: number) {
  return inTransaction(db, async (transaction) => {
    await lock(transaction, "notes at doors", now);
    const known = await getVisitor(transaction, note.id);
    const touched: Touched = known ? v.parse(touchedSchema, JSON.parse(known.touched)) : {};
    // A phone's clock may be ahead.
    const at = Math.min(note.at, now);
    const isNewer = ([name]: [string, unknown]) => !(at <= (Reflect.get(touched, name) ?? 0));
    const fields: Partial<VisitorFields> = Object.fromEntries(Object.entries(note.fields).filter(isNewer));
    const contact = await getContact(transaction, note.id);
    const isOfThisHome = contact
      ? await isOfHome(transaction, note.id, door.homeId)
      : note.about?.listing?.id === door.homeId;
    if (!isOfThisHome || !(await saveWalkIn(transaction, { ...note, fields }, { contact, now })))
      return undefined;
    if (note.isByVisitor && known && hasNewFeedback(known, fields)) fields.isReleased = false;
    for (const name of Object.keys(fields)) Reflect.set(touched, name, at);
    const before = known ?? toNewVisitor(door, note.id, now);
    const after = { ...before, ...toColumns(fields, at), touched: JSON.stringify(touched) };
    await transaction
      .insertInto("open_visitor")
      .values(after)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(after))
      .execute();
    if (after.call_back > before.call_back) await askForCall(transaction, note.id, now);
    const current: object = known ? { ...contact?.fields, ...toFields(known) } : {};
    return Object.entries(fields).flatMap(([name, value]) =>
      Reflect.get(current, name) === value ? [] : name,
    );
  });
}

function hasNewFeedback(known: OpenVisitorRow, fields: Partial<VisitorFields>) {
  const { interest, price } = toFields(known);
  return (
    ("interest" in fields && fields.interest !== interest) || ("price" in fields && fields.price !== price)
  );
}

function getVisitor(db: Database, id: string) {
  return db.selectFrom("open_visitor").selectAll().where("id", "=", id).executeTakeFirst();
}

const enquiryFields = Object.keys(openHomeSchema.entries);

type Known = { contact?: Contact; now: number };

/** Saves a visitor without a booking as an enquiry, or corrects it. False if fields are missing. */
async function saveWalkIn(db: Database, note: VisitorNote, { contact, now }: Known) {
  const { id, fields, about, flag, toNotices = () => [] } = note;
  const changes = Object.fromEntries(Object.entries(fields).filter(([name]) => enquiryFields.includes(name)));
  if (contact && (contact.kind !== openHomeKind.name || Object.keys(changes).length === 0)) return true;
  const merged = v.safeParse(storedSchema, { callBack: false, news: false, ...contact?.fields, ...changes });
  if (!merged.success) return false;
  const walkIn = { id, kind: openHomeKind, fields: merged.output, about, flag };
  await saveEnquiry(db, walkIn, { now, toNotices });
  return true;
}

const storedSchema = v.object({
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  callBack: v.boolean(),
  news: v.boolean(),
});

function toNewVisitor({ uid, homeId, time }: Door, id: string, now: number): OpenVisitorRow {
  return {
    id,
    open_uid: uid,
    home_id: homeId,
    time,
    came: 0,
    interest: "",
    price: null,
    call_back: 0,
    note: "",
    is_released: 0,
    told: "",
    news_wording: null,
    news_at: null,
    touched: "{}",
    same_as: null,
    joined_to: null,
    noted_at: now,
  };
}

/** Converts a row to form fields. */
function toFields({ came, interest, price, call_back, note, told, is_released }: OpenVisitorRow) {
  return {
    came: came === 1,
    callBack: call_back === 1,
    isReleased: is_released === 1,
    interest,
    note,
    told,
    price: price === null ? undefined : Number(price),
  };
}

/** Converts the changed fields to columns. */
function toColumns(
  { came, interest, callBack, note, told, isReleased, news, ...rest }: Partial<VisitorFields>,
  at: number,
) {
  return {
    ...(came !== undefined && { came: toBit(came) }),
    ...(interest !== undefined && { interest }),
    ...("price" in rest && { price: rest.price ?? null }),
    ...(callBack !== undefined && { call_back: toBit(callBack) }),
    ...(note !== undefined && { note }),
    ...(told !== undefined && { told }),
    ...(isReleased !== undefined && { is_released: toBit(isReleased) }),
    ...(news !== undefined && { news_wording: news ? newsWording : null, news_at: news ? at : null }),
  };
}

function toBit(isSo: boolean) {
  return isSo ? (1 as const) : (0 as const);
}
