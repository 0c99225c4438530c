import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { follow } from "#app/alerts/alerts.fixture.ts";
import { noteVisitor } from "#app/door/store/note-visitor.server.ts";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { askToSubscribe } from "#app/newsletter/store/subscribers.server.ts";
import { addOwner, addOwnerKey, endOwner } from "#app/owners/owners.server.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { deliverAsFiles } from "#app/store/outbox/mail-server.fixture.ts";
import { addNotices } from "#app/store/outbox/notices.server.ts";
import { defineSqliteTest, defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { erasePerson, purgeOlderThan, toTimeBefore } from "./erase.ts";
import { exportCsv } from "./export.ts";

const storeTest = defineStoreTest();
const sqliteTest = defineSqliteTest();
const now = Date.UTC(2026, 10, 21);

/** Saves the questions of two people, whose mails are written as files. */
async function saveTwo(db: Database, dataDir: string) {
  await saveTestEnquiry(db, makeQuestion({ email: "Canary@mail.example", name: "Canary Bird" }), now);
  await saveTestEnquiry(db, makeQuestion(), now);
  await deliverAsFiles(db, dataDir, now);
}

function toCanaryMail() {
  return toMail({
    to: { name: "", address: "Canary@mail.example" },
    subject: "Your shortlist",
    letter: { paragraphs: ["Hello,"], closing: [] },
  });
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

/** The folder of the store's tables. */
async function findTables(db: Database, { dataDir, databaseUrl }: DatabaseOptions) {
  if (!databaseUrl) return dataDir;
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ path: string }>`
    select current_setting('data_directory') || '/base/' || oid as path
    from pg_database where datname = current_database()`.execute(db);
  return rows[0]?.path ?? "";
}

const findEmails = (db: Database) => db.selectFrom("enquiry").select("email").execute();
const others = [{ email: "leila@mail.example" }];

storeTest(
  "removes an erased person from tables, their files and mails, and keeps everybody else",
  async ({ db }, where) => {
    const { dataDir, databaseUrl } = where;
    await saveTwo(db, dataDir);
    // A mail that belongs to no enquiry.
    const notices = [{ kind: "shortlist-link", payload: toCanaryMail() }];
    await addNotices(db, { subjectId: "a list", notices, state: "waiting", now });
    await follow(db, "canary@mail.example", { list: "sale", criteria: "location=canary" });
    await addCanaryOwner(db);
    expect(findCanary(await findTables(db, where)).length).toBeGreaterThan(0);
    const print = vi.spyOn(console, "log");
    await erasePerson(db, " canary@MAIL.example", where);
    expect(print).toHaveBeenCalledWith("Erased: 1 enquiry, 0 newsletter addresses.");
    expect(findCanary(await findTables(db, where))).toEqual([]);
    expect(findCanary(dataDir)).toEqual([]);
    expect(await findEmails(db)).toEqual(others);
    expect(readdirSync(join(dataDir, "mail"))).toHaveLength(3);
    const postgres = inject("postgres");
    if (!databaseUrl || !postgres) return;
    const dump = execFileSync(join(postgres.bin, "pg_dump"), [databaseUrl], { encoding: "utf8" });
    expect(dump).toContain("leila@mail.example");
    expect(dump).not.toMatch(/canary/i);
  },
);

sqliteTest("reports tables of missing modules and fails, after erasing the rest", async ({ db }, where) => {
  await saveTwo(db, where.dataDir);
  await sql`create table wish (id text primary key, email text not null)`.execute(db);
  await sql`insert into wish (id, email) values ('1', 'canary@mail.example')`.execute(db);
  await expect(erasePerson(db, "canary@mail.example", where)).rejects.toThrow(
    "modules that this site does not have, and were not searched: wish",
  );
  expect(await findEmails(db)).toEqual(others);
});

sqliteTest(
  "leaves nothing in the write-ahead log either, while the server has the store open",
  async (open, where) => {
    const { dataDir } = where;
    await saveTwo(open.db, dataDir);
    const subscriber = { email: "canary@mail.example", wording: "the newsletter", now };
    const toNotice = () => ({ kind: "confirm", payload: toCanaryMail() });
    await askToSubscribe(open.db, { ...subscriber, toNotice });
    const wal = join(dataDir, "enquiries.sqlite-wal");
    expect(readFileSync(wal, "latin1")).toMatch(/canary/i);
    const db = await open();
    await erasePerson(db, "canary@mail.example", where);
    expect(findCanary(dataDir)).toEqual([]);
    expect(readdirSync(dataDir)).toContain("enquiries.sqlite-wal");
    await saveTestEnquiry(open.db, makeQuestion(), now);
    expect(findCanary(dataDir)).toEqual([]);
    const csv = join(makeFolder(), "all.csv");
    await exportCsv(db, csv);
    expect(readFileSync(csv, "utf8")).not.toMatch(/canary/i);
  },
);

sqliteTest("erases a person known only by a telephone number, in any spelling", async ({ db }, where) => {
  await saveTwo(db, where.dataDir);
  const phoneOnly = { ...makeQuestion({ email: "", name: "Canary Caller" }), id: makeId(now) };
  const options = { now, toNotices: () => [] };
  for (const phone of ["+61 491 570 156", "0491 570 157"])
    await saveEnquiry(db, { ...phoneOnly, fields: { ...phoneOnly.fields, phone } }, options);
  await erasePerson(db, "canary@mail.example", where);
  expect(findCanary(where.dataDir).length).toBeGreaterThan(0);
  await erasePerson(db, "(0491) 570-157", where);
  expect(findCanary(where.dataDir)).toEqual([]);
  expect(await findEmails(db)).toEqual(others);
  await expect(erasePerson(db, "canary", where)).rejects.toThrow("neither an e-mail address");
});

sqliteTest("reports old stores kept by a restore, which still contain the person", async ({ db }, where) => {
  const kept = join(where.dataDir, "enquiries.sqlite.replaced-20261121T000000Z");
  writeFileSync(kept, "a store");
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  await erasePerson(db, "canary@mail.example", where);
  const lines = printed.mock.calls.flat().join("\n");
  printed.mockRestore();
  expect(lines).toContain("Backups and exports made before still hold them");
  expect(lines).toContain(kept);
});

sqliteTest("purges what is past its retention, and only counts in a dry run", async ({ db }, { dataDir }) => {
  await saveTwo(db, dataDir);
  const options = { age: "24mo", dataDir };
  const later = Date.UTC(2028, 10, 22);
  await purgeOlderThan(db, { ...options, isDryRun: true, now: later });
  await purgeOlderThan(db, { ...options, isDryRun: false, now });
  expect(await findEmails(db)).toHaveLength(2);
  await purgeOlderThan(db, { ...options, isDryRun: false, now: later });
  expect(await findEmails(db)).toEqual([]);
  expect(await db.selectFrom("notice").select("id").execute()).toEqual([]);
});

sqliteTest(
  "purges visitors of open homes and owners after twelve months, as the site does, and says how many",
  async ({ db }, { dataDir }) => {
    await saveTwo(db, dataDir);
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
    expect(await db.selectFrom("enquiry").select("kind").distinct().execute()).toEqual([
      { kind: "question" },
    ]);
  },
);

test("accepts an age in months or days only", () => {
  expect(toTimeBefore(now, "24mo")).toBe(Date.UTC(2024, 10, 21));
  expect(toTimeBefore(now, "90d")).toBe(Date.UTC(2026, 7, 23));
  for (const age of ["24", "2y", "-1d", "", "1mo; drop"])
    expect(() => toTimeBefore(now, age)).toThrow("accepted is");
});
