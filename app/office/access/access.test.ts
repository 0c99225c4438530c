import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { readNotices } from "#app/store/outbox/notices.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { lock } from "#app/store/tasks.server.ts";
import { findFiles } from "../../../scripts/find-files.fixture.ts";
import { addTestPerson } from "../office.fixture.ts";
import { changeAccess, endAccess } from "../people/end-access.server.ts";
import { endSessions, getSession, rememberBrowser, startSession } from "./sessions.server.ts";
import { makeSignInMail } from "./sign-in-by-mail.server.ts";
import { askForLink, getLink, isForPerson, LOCK, takeLink } from "./sign-ins.server.ts";

const storeTest = defineStoreTest();
const origin = "https://headland.example";
const now = Date.UTC(2026, 10, 24, 4);
const browser = { network: "192.0.2.1", browser: "one", known: "" };
const asking = { email: "Marion@headland.example", ...browser, path: "/office", now };

async function countMails(db: Database) {
  return (await readNotices(db, "sign-in")).length;
}

/** Requests a link and returns the token from its mail. */
async function getMailedToken(db: Database, at = now) {
  await askForLink(db, { ...asking, now: at });
  const { id } = await db.selectFrom("sign_in").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  const mail = await makeSignInMail(db, id, { origin, now: at });
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

storeTest("a link works once within fifteen minutes, and its token is not stored", async (open) => {
  const [one, other] = [await open(), await open()];
  await addTestPerson(one, "Marion Tate", "principal");
  const token = await getMailedToken(one);
  expect(token).toHaveLength(43);
  const rows = JSON.stringify(await one.selectFrom("sign_in").selectAll().execute());
  expect(rows).not.toContain(token);
  expect(rows).not.toContain("marion@");
  // Mail scanners may open the link several times.
  for (let time = 0; time < 3; time += 1) await getLink(one, { token, browser: "scanner", now });
  const link = await getLink(other, { token, browser: "one", now: now + 14 * MINUTE_MS });
  if (!link) throw new Error("the link does not work");
  const taken = await Promise.all([takeLink(one, link.id, now), takeLink(other, link.id, now)]);
  expect(taken.toSorted()).toEqual([false, true]);
  expect(await getLink(one, { token, browser: "one", now })).toBeUndefined();
  const late = { token: await getMailedToken(one, now + HOUR_MS), browser: "one" };
  expect(await getLink(one, { ...late, now: now + HOUR_MS + 15 * MINUTE_MS })).toBeUndefined();
});

storeTest("in another browser the address has to be typed", async ({ db }) => {
  await addTestPerson(db, "Marion Tate", "principal");
  const token = await getMailedToken(db);
  const same = await getLink(db, { token, browser: "one", now });
  const other = await getLink(db, { token, browser: "", now });
  if (!same || !other) throw new Error("the link does not work");
  expect(isForPerson(same, "")).toBe(true);
  expect(isForPerson(other, "")).toBe(false);
  expect(isForPerson(other, "callum@headland.example")).toBe(false);
  expect(isForPerson(other, " MARION@headland.example ")).toBe(true);
});

storeTest("an unknown address leaves the same rows, but gets no mail", async ({ db }) => {
  await addTestPerson(db, "Marion Tate", "principal");
  await askForLink(db, asking);
  await askForLink(db, { ...asking, email: "nobody@headland.example", now: now + 1 });
  const rows = await db.selectFrom("sign_in").selectAll().orderBy("id").execute();
  expect(rows.map(({ person_id }) => person_id !== null)).toEqual([true, false]);
  expect(await countMails(db)).toBe(2);
  const mails = await Promise.all(rows.map(({ id }) => makeSignInMail(db, id, { origin, now })));
  expect(mails.map((mail) => mail?.to.address)).toEqual(["marion@headland.example", undefined]);
  // The link has expired: no attempt sends the mail any more.
  const late = { origin, now: now + 15 * MINUTE_MS };
  expect(await makeSignInMail(db, rows[0]?.id ?? "", late)).toBeUndefined();
});

storeTest("an address gets five links an hour, a network twenty, however many ask at once", async (open) => {
  const processes = [await open(), await open()] as const;
  const [db] = processes;
  const ask = (index: number, more: Partial<typeof asking>) =>
    askForLink(processes[index % 2] ?? db, { ...asking, ...more });
  // Some rows are older than the window of the limit.
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => ask(index, { network: `192.0.2.${index}`, now: now - index })),
  );
  expect(await countMails(db)).toBe(5);
  const network = "198.51.100.1";
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => ask(index, { email: `a${index}@mail.example`, network })),
  );
  expect(await countMails(db)).toBe(25);
  await ask(0, { now: now + HOUR_MS });
  expect(await countMails(db)).toBe(26);
  // A clock that is set back blocks nobody.
  await ask(0, { now: now - HOUR_MS });
  expect(await countMails(db)).toBe(27);
});

storeTest("requests beyond the limit are refused without waiting for the lock", async (open) => {
  const [db, other] = [await open(), await open()];
  for (let index = 0; index < 5; index += 1) expect(await askForLink(db, asking)).toBe(true);
  await other.transaction().execute(async (transaction) => {
    await lock(transaction, LOCK, now);
    expect(await Promise.all(Array.from({ length: 12 }, () => askForLink(db, asking)))).not.toContain(true);
  });
});

storeTest("strangers' requests do not use up the limit of a known browser", async (open) => {
  const [db, other] = [await open(), await open()];
  const marion = await addTestPerson(db, "Marion Tate", "principal");
  const priya = await addTestPerson(db, "Priya Nair", "agent");
  const remember = (personId: string, secret = "") => rememberBrowser(db, { secret, personId, now });
  const known = await remember(marion.id);
  const shared = await remember(priya.id, known);
  const ask = (more: Partial<typeof asking>) => askForLink(other, { ...asking, ...more });
  const strangers = Array.from({ length: 20 }, (_, index) => ({ email: `a${index}@mail.example` }));
  for (const more of [...Array.from({ length: 5 }, () => ({ network: "198.51.100.1" })), ...strangers])
    expect(await ask(more)).toBe(true);
  // An expired cookie, another person's cookie and an unknown one.
  const callum = await addTestPerson(db, "Callum Reyes", "office");
  for (const cookie of ["", known, await remember(callum.id), "nobody's"])
    expect([cookie, await ask({ known: cookie })]).toEqual([cookie, false]);
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask({ known: shared })));
  expect(asked.filter(Boolean)).toHaveLength(5);
  expect(await ask({ email: " priya@headland.example", known: shared })).toBe(true);
  // The owner's links do not count towards anybody else's limit either.
  expect(await ask({ email: "hana@headland.example", network: "203.0.113.9", known: shared })).toBe(true);
  await endAccess(db, marion.id, now);
  expect(await ask({ known: shared, now: now + 1 })).toBe(false);
});

storeTest("a session by link ends after twelve idle hours or one day", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const begin = () => startSession(db, { personId, previous: "", now });
  const idle = await begin();
  expect(await getSession(db, idle, now + 12 * HOUR_MS)).toBeUndefined();
  const busy = await begin();
  for (const hour of [10, 20, 23.9]) expect(await getSession(db, busy, now + hour * HOUR_MS)).toBeDefined();
  expect(await getSession(db, busy, now + 24 * HOUR_MS)).toBeUndefined();
  const fresh = await begin();
  expect((await getSession(db, fresh, now + 9 * MINUTE_MS))?.isConfirmed).toBe(true);
  expect((await getSession(db, fresh, now + 11 * MINUTE_MS))?.isConfirmed).toBe(false);
  expect(JSON.stringify(await db.selectFrom("session").selectAll().execute())).not.toContain(fresh);
});

storeTest("a session by passkey lasts fourteen days if it is used every day", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const secret = await startSession(db, { personId, passkeyId: "lock", previous: "", now });
  for (let hours = 11; hours < 14 * 24; hours += 11)
    expect(await getSession(db, secret, now + hours * HOUR_MS)).toBeDefined();
  expect(await getSession(db, secret, now + 14 * 24 * HOUR_MS)).toBeUndefined();
});

storeTest("a new session ends the previous one; a new role, removal and the button end all", async (open) => {
  const [db, other] = [await open(), await open()];
  const marion = await addTestPerson(db, "Marion Tate", "principal");
  const begin = (previous = "") => startSession(db, { personId: marion.id, previous, now });
  const first = await begin();
  const second = await begin(first);
  expect(await getSession(other, first, now)).toBeUndefined();
  expect(await getSession(other, second, now)).toMatchObject({ person: { name: "Marion Tate" } });
  await changeAccess(db, marion.id, { from: "principal", to: "office" });
  expect(await getSession(other, second, now)).toBeUndefined();
  const third = await begin();
  await endSessions(db, marion.id);
  expect(await getSession(other, third, now)).toBeUndefined();
  const fourth = await begin();
  await endAccess(db, marion.id, now);
  expect(await getSession(other, fourth, now)).toBeUndefined();
  expect(await getSession(other, "", now)).toBeUndefined();
});

test("no code outside the office reads its cookie", () => {
  const readers: string[] = [];
  for (const path of findFiles("{app,server}/**/*.{ts,tsx}")) {
    if (/\.test\.tsx?$/.test(path)) continue;
    if (/__(?:Host|Secure)-office|access\/sessions\.server/.test(readFileSync(path, "utf8")))
      readers.push(path);
  }
  expect(readers).toContain("app/office/access/sessions.server.ts");
  expect(readers.filter((path) => !/^app\/(?:routes\/)?office\//.test(path))).toEqual([]);
});
