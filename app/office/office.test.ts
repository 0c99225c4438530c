import { expect } from "vitest";
import { DAY_MS } from "#app/region/time.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { rememberBrowser, startSession } from "./access/sessions.server.ts";
import { askForLink } from "./access/sign-ins.server.ts";
import { writeLog } from "./log/office-log.server.ts";
import { addTestPerson } from "./office.fixture.ts";
import { purgeOffice } from "./office.server.ts";

const storeTest = defineStoreTest();
const now = Date.UTC(2026, 10, 24, 4);

storeTest("links, sessions, known browsers and log entries are deleted once expired", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  await askForLink(db, {
    email: "a@mail.example",
    network: "",
    browser: "",
    known: "",
    path: "/office",
    now,
  });
  await rememberBrowser(db, { secret: "", personId, now });
  await startSession(db, { personId, previous: "", now });
  await writeLog(db, { intent: "invite", subject: "Marion Tate", now });
  const count = async () => {
    const tables = ["sign_in", "notice", "session", "known_browser", "log"] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select("id").execute()));
    return rows.map(({ length }) => length);
  };
  await purgeOffice(db, now);
  expect(await count()).toEqual([1, 1, 1, 1, 1]);
  await purgeOffice(db, now + 2 * DAY_MS);
  expect(await count()).toEqual([0, 0, 0, 1, 1]);
  await purgeOffice(db, Date.UTC(2028, 10, 23));
  expect(await count()).toEqual([0, 0, 0, 0, 1]);
  await purgeOffice(db, Date.UTC(2028, 10, 25));
  expect(await count()).toEqual([0, 0, 0, 0, 0]);
});

storeTest("a periodic task that fails does not stop the others", async ({ db }) => {
  const { id: personId } = await addTestPerson(db, "Marion Tate", "principal");
  await startSession(db, { personId, previous: "", now });
  await db.schema.alterTable("sign_in").renameTo("sign_in_away").execute();
  await expect(purgeOffice(db, now + 400 * DAY_MS)).rejects.toThrow("sign_in");
  expect(await db.selectFrom("session").select("id").execute()).toEqual([]);
});
