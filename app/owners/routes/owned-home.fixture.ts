import { noteVisitor } from "#app/door/store/note-visitor.server.ts";
import type { VisitorFields } from "#app/door/visitor-schema.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openHomesDesk } from "#app/office-homes/routes/homes.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { takeIn } from "#app/register/register.fixture.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";

export const id = "AGENCY-1";
export const record = {
  address: "1 Tern Lane, Freshwater",
  agent: { name: "Priya Nair", phone: "0491 570 157", email: "priya@headland.example" },
};
export const records = { "coastal-listings.json": [toSampleRecord({ ...record, id })] };
const buyer = { name: "Anna Berg", phone: "0491 570 156", email: "anna@mail.example" };
/** The outcome of a home as typed when it is sold. */
export const soldForm = { status: "sold", day: "2026-11-23", price: "2.3m", shown: "" };

/** The office as seen by the agent of the home. */
export async function openDesk(db: Database) {
  await takeIn(db, file("one"), [incoming({ record })], { now: Date.now() });
  return openHomesDesk(db, "Priya Nair", "agent", records);
}

function toAbout(listing: string, url = "") {
  return { listing: { id: listing, title: "", address: record.address, url } };
}

/** Saves a buyer's enquiry, or with a `time` a booking. */
export function ask(db: Database, { time = "", listing = id, email = buyer.email, url = "" } = {}) {
  const person = { ...buyer, email };
  const enquiry = time
    ? { kind: inspectionKind, fields: { ...person, time, message: "" } }
    : makeQuestion({ ...person, message: "Is it quiet?" });
  return saveTestEnquiry(db, { ...enquiry, about: toAbout(listing, url) }, Date.now());
}

/** Notes a buyer at the door of an open home. */
export function letIn(
  db: Database,
  said: Partial<VisitorFields> = {},
  { listing = id, time = "2098-11-29T10:00", url = "", now = Date.now() } = {},
) {
  const fields = { ...buyer, callBack: true, came: true, ...said };
  const door = { uid: `inspection-${listing}-${time}`, homeId: listing, time };
  return noteVisitor(db, door, { id: makeId(now), at: now, fields, about: toAbout(listing, url) }, now);
}
