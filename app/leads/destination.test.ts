import { expect, test } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { leaseNotice, markSent } from "#app/store/outbox/notices.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { makeQuestion } from "../enquiries/delivery/delivery.fixture.ts";
import { toEnquiryNotices } from "../enquiries/delivery/enquiry-notices.server.ts";
import { saveEnquiry } from "../enquiries/save-enquiry.server.ts";
import { eraseSubject } from "../enquiries/store/erase-enquiries.server.ts";
import { releaseEnquiry, resendMessages } from "../enquiries/store/held.server.ts";
import { type Destination, isWanted } from "./destination.ts";
import { toTestSettings, toTestWebhook } from "./destinations.fixture.ts";

const storeTest = defineStoreTest();
const crm: Destination = { ...toTestWebhook("https://crm.example"), name: "CRM" };
const now = Date.UTC(2026, 10, 26, 8);

function findFor(db: Database) {
  return db.selectFrom("notice").select("state").where("destination", "=", "CRM").execute();
}

storeTest("a held enquiry is sent to a destination when released, and again when changed", async ({ db }) => {
  const id = makeId(now);
  const save = (message: string, flag?: string) =>
    saveEnquiry(
      db,
      { ...makeQuestion({ message }), id, flag },
      { now, toNotices: (...saved) => toEnquiryNotices(...saved, toTestSettings([crm])) },
    );
  const lease = () => leaseNotice(db, now, "waiting", "CRM");
  await save("Is there a bath?", "the hidden field was filled in");
  expect(await lease()).toBeUndefined();
  await db.transaction().execute((transaction) => releaseEnquiry(transaction, id, now));
  const first = await lease();
  await markSent(db, first?.id ?? "", now);
  await save("Is there a bath, and a shower?");
  const second = await lease();
  expect(second?.id).not.toBe(first?.id);
  expect(JSON.parse(second?.payload ?? "")).toMatchObject({ type: "enquiry.amended" });
  await db.transaction().execute((transaction) => resendMessages(transaction, id, now));
  expect((await findFor(db)).map(({ state }) => state).sort()).toEqual(["sent", "waiting", "waiting"]);
  await eraseSubject(db, id, makeFolder());
  expect(await findFor(db)).toEqual([]);
});

const toAbout = (url: string) => ({ listing: { id: "1", title: "", address: "", url } });
const sale = toAbout("https://headland.example/property/S014");
const rental = toAbout("https://headland.example/rental/R001");

test("a destination gets the kinds and subjects that it lists, or all if it lists none", () => {
  const question = { kind: "question", about: sale };
  expect(isWanted(crm, question)).toBe(true);
  expect(isWanted({ ...crm, enquiries: ["appraisal"] }, question)).toBe(false);
  expect(isWanted({ ...crm, enquiries: ["appraisal", "question"], about: ["sale"] }, question)).toBe(true);
  expect(isWanted({ ...crm, about: ["rent"] }, question)).toBe(false);
  expect(isWanted({ ...crm, about: ["rent"] }, { ...question, about: rental })).toBe(true);
  expect(isWanted({ ...crm, about: ["other"] }, { kind: "contact" })).toBe(true);
});
