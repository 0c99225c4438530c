import { expect } from "vitest";
import { DAY_MS } from "#app/region/time.ts";
import { defineSqliteTest, defineStoreTest } from "#app/store/stores.fixture.ts";
import { rememberBrowser, startSession } from "./access/sessions.server.ts";
import { askForLink } from "./access/sign-ins.server.ts";
import { writeLog } from "./log/office-log.server.ts";
import { addTestPerson } from "./office.fixture.ts";
import { purgeOffice } from "./office.server.ts";

const storeTest = defineStoreTest();
/** For behaviour that does not depend on the database. */
const sqliteTest = defineSqliteTest();
const now = Date.UTC(2026, 10, 24, 4);

storeTest("links, sessions, known browsers and log entries are deleted once expired", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  const browser = { network: "", browser: "", known: "" };
  await askForLink(db, { email: "a@mail.example", ...browser, path: "/office", now });
  await rememberBrowser(db, { secret: "", personId, now });
  await startSession(db, { personId, previous: "", now });
  await writeLog(db, { intent: "invite", subject: "Marion Tate", now });
  const count = async () => {
    const tables = ["sign_in", "notice", "session", "known_browser", "log"] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select("id").execute()));
    return rows.map(({ length }) => length);
  };
  for (const [time, left] of [
    [now, [1, 1, 1, 1, 1]],
    [now + 2 * DAY_MS, [0, 0, 0, 1, 1]],
    [Date.UTC(2028, 10, 23), [0, 0, 0, 0, 1]],
    [Date.UTC(2028, 10, 25), [0, 0, 0, 0, 0]],
  ] as const) {
    await purgeOffice(db, time);
    expect(await count()).toEqual(left);
  }
});

sqliteTest("a periodic task that fails does not stop the others", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  await startSession(db, { personId, previous: "", now });
  await db.schema.alterTable("sign_in").renameTo("sign_in_away").execute();
  await expect(purgeOffice(db, now + 400 * DAY_MS)).rejects.toThrow("sign_in");
  expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
});
