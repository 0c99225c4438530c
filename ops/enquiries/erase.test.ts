import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { follow } from "#app/alerts/alerts.fixture.ts";
import { noteVisitor } from "#app/door/store/note-visitor.server.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { askToSubscribe } from "#app/newsletter/store/subscribers.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { addOwner, addOwnerKey, endOwner } from "#app/owners/owners.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { deliverAsFiles } from "#app/store/outbox/mail-server.fixture.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { createDatabase, startPostgres } from "#app/store/postgres.fixture.ts";
import { makeFolder, makeStoreFolder } from "#app/store/stores.fixture.ts";
import { erasePerson, purgeOlderThan, toTimeBefore } from "./erase.ts";
import { exportCsv } from "./export.ts";

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const now = Date.UTC(2026, 10, 21);

/** Opens a store with two people whose mails are written as files. */
async function openStoreOfTwo(databaseUrl?: string) {
  const dataDir = makeStoreFolder();
  const db = await openDatabase({ dataDir, databaseUrl });
  await saveTestEnquiry(db, makeQuestion({ email: "Canary@mail.example", name: "Canary Bird" }), now);
  await saveTestEnquiry(db, makeQuestion(), now);
  await deliverAsFiles(db, dataDir, now);
  return { db, dataDir };
}

function toCanaryMail() {
  return toMail({
    to: { name: "", address: "Canary@mail.example" },
    subject: "Your shortlist",
    letter: { paragraphs: ["Hello,"], closing: [] },
  });
}

/** Adds a mail that belongs to no enquiry. */
async function addLinkMail(db: Database) {
  const notices = [{ kind: "shortlist-link", payload: toCanaryMail() }];
  await addNotices(db, { subjectId: "a list", notices, state: "waiting", now });
}

/** Adds an owner with a link and a report. */
async function addCanaryOwner(db: Database) {
  const owner = { id: makeId(now), home_id: "S001", name: "Canary Bird", role: "seller" } as const;
  await addOwner(db, { ...owner, email: "Canary@mail.example" }, now);
  await addOwnerKey(db, owner.id, now);
  await db
    .insertInto("owner_report")
    .values({
      id: makeId(now),
      owner_id: owner.id,
      words: "Dear Canary",
      figures: "{}",
      sent_at: now,
      author: "Priya Nair",
      author_email: "priya@headland.example",
    })
    .execute();
}

/** Adds an owner's report written as a file, and returns the file's name. */
async function addReportFile(db: Database, ownerId: string, dataDir: string) {
  const notices = [{ kind: "owner-report", payload: toCanaryMail() }];
  await addNotices(db, { subjectId: ownerId, notices, state: "sent", now });
  const { id } = await db
    .selectFrom("notice")
    .select("id")
    .where("subject_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  writeFileSync(join(dataDir, "mail", `${id}.eml`), "Dear Canary");
  return `${id}.eml`;
}

function findCanary(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  // PostgreSQL's own files mention the Canary Islands.
  return files.filter((file) =>
    /canary(?! islands)/i.test(readFileSync(join(file.parentPath, file.name), "latin1")),
  );
}

test("removes an erased person from database, log and mails, and keeps everybody else", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  await addLinkMail(db);
  await follow(db, "canary@mail.example", { list: "sale", criteria: "location=canary" });
  await addCanaryOwner(db);
  expect(findCanary(dataDir).length).toBeGreaterThan(3);
  const print = vi.spyOn(console, "log");
  await erasePerson(db, " canary@MAIL.example", { dataDir });
  expect(print).toHaveBeenCalledWith("Erased: 1 enquiry, 0 newsletter addresses.");
  expect(findCanary(dataDir)).toEqual([]);
  expect(await db.selectFrom("enquiry").select("email").execute()).toEqual([{ email: "leila@mail.example" }]);
  expect(readdirSync(join(dataDir, "mail"))).toHaveLength(3);
  await db.destroy();
});

test("reports tables of missing modules and fails, after erasing the rest", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  await sql`create table wish (id text primary key, email text not null)`.execute(db);
  await sql`insert into wish (id, email) values ('1', 'canary@mail.example')`.execute(db);
  await expect(erasePerson(db, "canary@mail.example", { dataDir })).rejects.toThrow(
    "modules that this site does not have, and were not searched: wish",
  );
  expect(await db.selectFrom("enquiry").select("email").execute()).toEqual([{ email: "leila@mail.example" }]);
  await db.destroy();
});

test("leaves nothing in the write-ahead log either, while the server has the store open", async () => {
  const { db: server, dataDir } = await openStoreOfTwo();
  const subscriber = { email: "canary@mail.example", wording: "the newsletter", now };
  await askToSubscribe(server, {
    ...subscriber,
    toNotice: () => ({ kind: "confirm", payload: toCanaryMail() }),
  });
  const wal = join(dataDir, "enquiries.sqlite-wal");
  expect(readFileSync(wal, "latin1")).toMatch(/canary/i);
  const db = await openDatabase({ dataDir });
  await erasePerson(db, "canary@mail.example", { dataDir });
  expect(findCanary(dataDir)).toEqual([]);
  expect(readdirSync(dataDir)).toContain("enquiries.sqlite-wal");
  await saveTestEnquiry(server, makeQuestion(), now);
  expect(findCanary(dataDir)).toEqual([]);
  const csv = join(makeFolder(), "all.csv");
  await exportCsv(db, csv);
  expect(readFileSync(csv, "utf8")).not.toMatch(/canary/i);
  await db.destroy();
  await server.destroy();
});

test.skipIf(!postgres)("leaves nothing in PostgreSQL's tables, their files or a dump of them", async () => {
  if (!postgres) return;
  const databaseUrl = await createDatabase(postgres, "erase");
  const { db, dataDir } = await openStoreOfTwo(databaseUrl);
  await addLinkMail(db);
  await follow(db, "canary@mail.example", { list: "sale", criteria: "location=canary" });
  await addCanaryOwner(db);
  const tables = join(postgres.data, "base");
  await sql`checkpoint`.execute(db);
  expect(findCanary(tables).length).toBeGreaterThan(0);
  await erasePerson(db, "canary@mail.example", { dataDir, databaseUrl });
  await sql`checkpoint`.execute(db);
  expect(findCanary(tables)).toEqual([]);
  expect(findCanary(dataDir)).toEqual([]);
  const dump = execFileSync(join(postgres.bin, "pg_dump"), [databaseUrl], { encoding: "utf8" });
  expect(dump).toContain("leila@mail.example");
  expect(dump).not.toMatch(/canary/i);
  await db.destroy();
});

test("erases a person known only by a telephone number, in any spelling", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  const phoneOnly = { ...makeQuestion({ email: "", name: "Canary Caller" }), id: makeId(now) };
  const fields = { ...phoneOnly.fields, phone: "+61 491 570 156" };
  const options = { now, toNotices: () => [] };
  await saveEnquiry(db, { ...phoneOnly, fields }, options);
  await saveEnquiry(db, { ...phoneOnly, fields: { ...fields, phone: "0491 570 157" } }, options);
  await erasePerson(db, "canary@mail.example", { dataDir });
  expect(findCanary(dataDir).length).toBeGreaterThan(0);
  await erasePerson(db, "(0491) 570-157", { dataDir });
  expect(findCanary(dataDir)).toEqual([]);
  expect(await db.selectFrom("enquiry").select("email").execute()).toEqual([{ email: "leila@mail.example" }]);
  await expect(erasePerson(db, "canary", { dataDir })).rejects.toThrow("neither an e-mail address");
  await db.destroy();
});

test("reports old stores kept by a restore, which still contain the person", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  const kept = join(dataDir, "enquiries.sqlite.replaced-20261121T000000Z");
  writeFileSync(kept, "a store");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  await erasePerson(db, "canary@mail.example", { dataDir });
  const lines = printed.mock.calls.flat().join("\n");
  printed.mockRestore();
  expect(lines).toContain("Backups and exports made before still hold them");
  expect(lines).toContain(kept);
  await db.destroy();
});

test("purges what is past its retention, and only counts in a dry run", async () => {
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

test("purges visitors of open homes and owners after twelve months, as the site does, and says how many", async () => {
  const { db, dataDir } = await openStoreOfTwo();
  const about = { listing: { id: "S001", title: "", address: "", url: "" } };
  const door = { uid: "inspection-S001-2026-11-21-1", homeId: "S001", time: "2026-11-21T10:00" };
  const said = { callBack: false, news: false, came: true };
  const fields = { ...said, name: "Canary Walker", phone: "0491 570 156", email: "" };
  await noteVisitor(db, door, { id: makeId(now), at: now, fields, about }, now);
  await addCanaryOwner(db);
  const [owner] = await db.selectFrom("owner").select("id").execute();
  await endOwner(db, owner?.id ?? "", now);
  const report = await addReportFile(db, owner?.id ?? "", dataDir);
  const later = Date.UTC(2027, 10, 22);
  const print = vi.spyOn(console, "log");
  for (const isDryRun of [true, false])
    await purgeOlderThan(db, { age: "24mo", dataDir, isDryRun, now: later });
  expect(print.mock.calls.flat()).toEqual([
    "Would erase, enquiries from before 2025-11-22: 1 enquiry, 1 visitor of open homes, 0 newsletter addresses, 1 owner.",
    "Erased, enquiries from before 2025-11-22: 1 enquiry, 1 visitor of open homes, 0 newsletter addresses, 1 owner.",
  ]);
  print.mockRestore();
  expect(readdirSync(join(dataDir, "mail"))).not.toContain(report);
  for (const table of ["open_visitor", "owner", "owner_report"] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("enquiry").select("kind").distinct().execute()).toEqual([{ kind: "question" }]);
  await db.destroy();
});

test("accepts an age in months or days only", () => {
  expect(toTimeBefore(now, "24mo")).toBe(Date.UTC(2024, 10, 21));
  expect(toTimeBefore(now, "90d")).toBe(Date.UTC(2026, 7, 23));
  for (const age of ["24", "2y", "-1d", "", "1mo; drop"])
    expect(() => toTimeBefore(now, age)).toThrow("accepted is");
});
