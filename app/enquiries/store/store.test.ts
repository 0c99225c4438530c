import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { LEASE_MS, leaseNotice, markFailed, markSent } from "#app/store/outbox/notices.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { inspectionKind } from "../about-listing/inspection-schema.ts";
import { contactKind } from "../contact/contact-schema.ts";
import { saveEnquiry } from "../save-enquiry.server.ts";
import type { SentEnquiry } from "../saved-enquiry.ts";

const storeTest = defineStoreTest();
const now = Date.UTC(2026, 10, 21, 8);
const MANY = 50;
const digest = { channel: "digest", since: 0, until: 0 } as const;

function makeEnquiry(changes: Partial<SentEnquiry> = {}): SentEnquiry {
  const fields = { firstName: "Leila", email: "Leila@mail.example" };
  return { id: makeId(now), kind: contactKind, fields, ...changes };
}

function save(db: Database, enquiry: SentEnquiry) {
  const toNotices = () => [
    { kind: "office", payload: digest },
    { kind: "acknowledgement", payload: { ...digest, until: 1 } },
  ];
  return saveEnquiry(db, enquiry, { now, toNotices });
}

/** Counts enquiries and notices. */
async function count(db: Database) {
  const tables = ["enquiry", "notice"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select("id").execute()));
  return rows.map(({ length }) => length);
}

storeTest("stores an enquiry with its notices and a reference", async ({ db }) => {
  const saved = await save(db, makeEnquiry());
  expect(saved.outcome).toBe("saved");
  expect(saved.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const row = await db.selectFrom("enquiry").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ email: "leila@mail.example", created_at: now, flag: null });
  expect(JSON.parse(row.fields)).toEqual({ firstName: "Leila", email: "Leila@mail.example" });
  expect(await count(db)).toEqual([1, 2]);
});

storeTest("stores the same id, sent fifty times at once, in one row, with equal replies", async (open) => {
  const [one, other] = [await open(), await open()];
  const enquiry = makeEnquiry();
  const answers = await Promise.all(
    Array.from({ length: MANY }, (_, index) => save(index % 2 ? one : other, enquiry)),
  );
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ outcome }) => outcome === "saved")).toHaveLength(1);
  expect(await count(one)).toEqual([1, 2]);
});

storeTest("books an open home once for a person whose forms arrive at the same time", async (open) => {
  const [one, other] = [await open(), await open()];
  const fields = { email: "leila@mail.example", phone: "0491 570 156", time: "2026-11-28T10:00" };
  const home = { id: "S001", title: "A home", address: "12 Ocean Street" };
  const about = { listing: { ...home, url: "https://site.example/property/1" } };
  const book = (db: Database) => save(db, makeEnquiry({ kind: inspectionKind, fields, about }));
  const answers = await Promise.all([book(one), book(other), book(one), book(other)]);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.filter(({ wasBooked }) => wasBooked)).toHaveLength(3);
  expect(await count(one)).toEqual([1, 2]);
});

storeTest("stores fifty different enquiries at once, each with its own reference", async ({ db }) => {
  const visitors = Array.from({ length: MANY }, (_, index) => `visitor-${index}@mail.example`);
  const answers = await Promise.all(visitors.map((email) => save(db, makeEnquiry({ fields: { email } }))));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(MANY);
  expect(await count(db)).toEqual([MANY, 2 * MANY]);
});

storeTest("stores the same id with other values as one amendment, with its notices", async ({ db }) => {
  const enquiry = makeEnquiry();
  const { reference } = await save(db, enquiry);
  const changed = { ...enquiry, fields: { ...enquiry.fields, firstName: "Lena" } };
  expect(await save(db, changed)).toEqual({ reference, outcome: "amended" });
  expect(await save(db, changed)).toEqual({ reference, outcome: "repeated" });
  expect(await save(db, enquiry)).toEqual({ reference, outcome: "repeated" });
  expect(await count(db)).toEqual([1, 4]);
  expect(await db.selectFrom("amendment").select("id").execute()).toHaveLength(1);
});

storeTest("stores nothing of an enquiry whose notices cannot be stored", async ({ db }) => {
  const failing = saveEnquiry(db, makeEnquiry(), {
    now,
    toNotices: () => {
      throw new Error("no notices today");
    },
  });
  const good = save(db, makeEnquiry());
  await expect(failing).rejects.toThrow("no notices today");
  await good;
  expect(await count(db)).toEqual([1, 2]);
});

storeTest("holds the notices of an enquiry that looks like spam", async ({ db }) => {
  await save(db, makeEnquiry({ flag: "the hidden field was filled in" }));
  expect(await leaseNotice(db, now)).toBeUndefined();
  const states = await db.selectFrom("notice").select("state").execute();
  expect(states).toEqual([{ state: "held" }, { state: "held" }]);
});

storeTest("a stranger's address is mailed a few times an hour, the office every time", async (open) => {
  const [db, other] = [await open(), await open()];
  await Promise.all(Array.from({ length: 20 }, (_, index) => save(index % 2 ? db : other, makeEnquiry())));
  expect(await count(db)).toEqual([20, 25]);
  expect(await readNotices(db, "office")).toHaveLength(20);
});

storeTest("leases a notice to one worker only, however many ask", async (open) => {
  const [one, other] = [await open(), await open()];
  for (let index = 0; index < 5; index += 1) await save(one, makeEnquiry());
  const leases = [];
  for (let round = 0; round < 5; round += 1) {
    leases.push(...(await Promise.all([one, other, one, other].map((db) => leaseNotice(db, now)))));
  }
  const ids = leases.flatMap((notice) => (notice ? [notice.id] : []));
  expect(ids).toHaveLength(10);
  expect(new Set(ids).size).toBe(10);
});

storeTest("leases a notice again when its worker has died", async ({ db }) => {
  await save(db, makeEnquiry());
  const first = await leaseNotice(db, now);
  await leaseNotice(db, now);
  expect(await leaseNotice(db, now + LEASE_MS - 1)).toBeUndefined();
  expect((await leaseNotice(db, now + LEASE_MS))?.id).toBe(first?.id);
});

storeTest("a worker whose lease has expired changes nothing when it fails", async ({ db }) => {
  await save(db, makeEnquiry());
  const late = await leaseNotice(db, now);
  const later = await leaseNotice(db, now + LEASE_MS);
  await leaseNotice(db, now + LEASE_MS);
  if (!late || !later) throw new Error("nothing was leased");
  await markFailed(db, late, { reason: "too late", now });
  const failed = (await readNotices(db)).find(({ id }) => id === late.id);
  expect(failed).toMatchObject({ state: "waiting", attempts: 0 });
  await markSent(db, later.id, now);
  expect(await leaseNotice(db, now + 3 * LEASE_MS)).not.toMatchObject({ id: later.id });
});
