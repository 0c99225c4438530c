import { expect, test } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { questionKind } from "../about-listing/question-schema.ts";
import { saveEnquiry } from "../save-enquiry.server.ts";
import { findHeld, queueDigestWhenDue } from "../store/held.server.ts";
import { toDigestMail } from "./made-mails.server.ts";

const storeTest = defineSqliteTest();
const HOUR_MS = 60 * 60_000;
const now = Date.UTC(2026, 10, 21);
const office = { name: "Office", address: "office@headland.example" };
const flag = "the hidden field was filled in";

/** Saves an enquiry, held if it has a flag. Returns its reference. */
async function save(db: Database, flag: string | undefined, time: number) {
  const fields = { name: "Leila Marsh", email: "leila@mail.example", message: "Is there a bath?" };
  const enquiry = { id: makeId(time), kind: questionKind, fields, flag };
  return (await saveEnquiry(db, enquiry, { now: time, toNotices: () => [] })).reference;
}

/** Reads the enquiries in the queued digests. */
async function readDigests(db: Database) {
  const digests = (await readNotices(db, "digest")).map(async ({ payload }) =>
    (await findHeld(db, payload)).map(({ reference }) => reference),
  );
  return Promise.all(digests);
}

storeTest("one process queues one digest a day of enquiries held since the last one", async (open) => {
  const [db, other] = [await open(), await open()];
  const first = await save(db, flag, now - HOUR_MS);
  await save(db, undefined, now - HOUR_MS);
  const queued = await Promise.all([queueDigestWhenDue(db, now), queueDigestWhenDue(other, now)]);
  expect(queued.toSorted()).toEqual([false, true]);
  const second = await save(db, flag, now + HOUR_MS);
  expect(await queueDigestWhenDue(db, now + 23 * HOUR_MS)).toBe(false);
  // As late as after an outage, the digest still covers everything.
  expect(await queueDigestWhenDue(other, now + 40 * HOUR_MS)).toBe(true);
  expect(await queueDigestWhenDue(db, now + 70 * HOUR_MS)).toBe(false);
  expect(await readDigests(db)).toEqual([[first], [second]]);
});

storeTest("leaves out enquiries released or erased before the digest is sent", async ({ db }) => {
  await save(db, flag, now - HOUR_MS);
  await queueDigestWhenDue(db, now);
  await db.updateTable("enquiry").set({ flag: null }).execute();
  expect(await readDigests(db)).toEqual([[]]);
});

const held = {
  reference: "TY79-AR76",
  kind: "question",
  fields: JSON.stringify({ name: "Leila Marsh", phone: "", message: `<b>${"x".repeat(400)}` }),
  flag,
  created_at: Date.UTC(2026, 10, 21),
};

test("lists sender, message and reason of each held enquiry, and how to release it", () => {
  const { to, subject, text, html } = toDigestMail([held], office);
  expect({ to, subject }).toEqual({ to: office, subject: "Held as spam: 1 enquiry" });
  for (const line of [
    `Question of Saturday 21 November, 11:00 am [TY79-AR76], ${flag}:`,
    "Name: Leila Marsh",
    "npm run enquiries -- release TY79-AR76",
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/Phone:|x{300}/);
  expect(html).toContain("&lt;b&gt;");
});

test("a flood of spam does not make an endless digest", () => {
  const { subject, text } = toDigestMail(Array(400).fill(held), office);
  expect(subject).toBe("Held as spam: 400 enquiries");
  expect(text.match(/-- release/g)).toHaveLength(50);
  expect(text).toContain("The first 50 are below.");
});

storeTest("where people answer in the office, the digest links to it, not to commands", async ({ db }) => {
  const reference = await save(db, flag, now - HOUR_MS);
  const held = await findHeld(db, { since: 0, until: now });
  const { text } = toDigestMail(held, office, "https://headland.example");
  expect(text).toContain(`https://headland.example/office/enquiries/${reference}`);
  expect(text).toContain("https://headland.example/office/enquiries?view=spam");
  expect(text).not.toContain("npm run");
  expect(toDigestMail(held, office).text).toContain(`npm run enquiries -- release ${reference}`);
});
