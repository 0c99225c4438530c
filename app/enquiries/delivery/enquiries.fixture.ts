import { type Enquiry, getEmail } from "../enquiry.ts";
import { questionKind } from "../question/question-schema.ts";
import type { Database } from "../store/database.server.ts";
import { saveEnquiry } from "../store/enquiries.server.ts";
import { makeId } from "../submission-id.ts";
import { toEnquiryNotices } from "./enquiry-notices.server.ts";

const about = {
  listing: {
    id: "S014",
    title: "The white house",
    address: "14 Tern Lane, Freshwater",
    url: "https://headland.example/property/S014",
  },
  agent: { name: "Priya Nair", email: "priya@headland.example" },
};

/** A question about a listing: it goes to the office, the agent and the visitor. */
export function makeQuestion(
  changes: Partial<{ name: string; email: string; message: string }> = {},
): Enquiry {
  const fields = { name: "Leila Marsh", email: "leila@mail.example", phone: "", message: "Is there a bath?" };
  return { kind: questionKind, fields: { ...fields, ...changes }, about };
}

export const testSettings = { officeEmail: "office@headland.example", hasWebhook: false };

export function saveTestEnquiry(db: Database, enquiry: Enquiry, now: number, settings = testSettings) {
  return saveEnquiry(
    db,
    { ...enquiry, kind: enquiry.kind.name, id: makeId(now), email: getEmail(enquiry) },
    { now, toNotices: (saved) => toEnquiryNotices(enquiry, saved, settings) },
  );
}

/** So many confirmed subscribers: reader-0@mail.example and on. Their tokens are token-0 and on. */
export async function addTestSubscribers(db: Database, count: number, now = Date.now()) {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: makeId(now),
    email: `reader-${index}@mail.example`,
    token: `token-${index}`,
    state: "confirmed" as const,
    wording: "Once a month.",
    asked_at: now,
    confirmed_at: now,
    left_at: null,
  }));
  await db.insertInto("subscriber").values(rows).execute();
}
