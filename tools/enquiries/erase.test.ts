import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMailSender } from "#app/enquiries/notices/mail-sender.server.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/notices/test-enquiries.ts";
import { type Send, sendNext } from "#app/enquiries/notices/worker.server.ts";
import { openDatabase } from "#app/enquiries/store/database.server.ts";
import { makeFolder } from "#app/enquiries/store/test-stores.ts";
import { eraseByEmail, purgeOlderThan, toTimeBefore } from "./erase.ts";

const now = Date.UTC(2026, 10, 21);
const quiet = { warn: () => {}, error: () => {} };

/** A store with two people in it, their mails written as files. */
async function openStoreOfTwo() {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  await saveTestEnquiry(db, makeQuestion({ email: "Canary@mail.example", name: "Canary Bird" }), now);
  await saveTestEnquiry(db, makeQuestion(), now);
  const sendMail = createMailSender({ mailFrom: "hello@headland.example", dataDir });
  const send: Send = async (id, payload) => {
    if (payload.channel === "mail") await sendMail(id, payload);
  };
  while (await sendNext({ db, send, log: quiet, now: () => now }));
  return { db, dataDir };
}

function findCanary(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files.filter((file) => /canary/i.test(readFileSync(join(file.parentPath, file.name), "latin1")));
}

test("leaves nothing of an erased person in database, log or mails, and everything of the others", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  expect(findCanary(dataDir).length).toBeGreaterThan(3);
  await eraseByEmail(db, " canary@MAIL.example", { dataDir });
  expect(findCanary(dataDir)).toEqual([]);
  expect(await db.selectFrom("enquiry").select("email").execute()).toEqual([{ email: "leila@mail.example" }]);
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(3);
  await db.destroy();
});

test("purges what is older than it should be, and only tells when asked to", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  const options = { age: "24mo", dataDir };
  const later = Date.UTC(2028, 10, 22);
  await purgeOlderThan(db, { ...options, isDryRun: true, now: later });
  await purgeOlderThan(db, { ...options, isDryRun: false, now });
  expect(await db.selectFrom("enquiry").select("id").execute()).toHaveLength(2);
  await purgeOlderThan(db, { ...options, isDryRun: false, now: later });
  expect(await db.selectFrom("enquiry").select("id").execute()).toHaveLength(0);
  expect(await db.selectFrom("notice").select("id").execute()).toHaveLength(0);
  await db.destroy();
});

test("counts in months or days, and takes nothing else", () => {
  expect(toTimeBefore(now, "24mo")).toBe(Date.UTC(2024, 10, 21));
  expect(toTimeBefore(now, "90d")).toBe(Date.UTC(2026, 7, 23));
  for (const age of ["24", "2y", "-1d", "", "1mo; drop"])
    expect(() => toTimeBefore(now, age)).toThrow("accepted is");
});
