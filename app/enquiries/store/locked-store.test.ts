import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { expect } from "vitest";
import { PHONE } from "#app/document/site/office/office-words.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { toSqliteFile } from "#app/store/store-files.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { openTestDesk, sendQuestion } from "../enquiries.fixture.ts";

const storeTest = defineStoreTest();
const AT_ONCE = 12;
const PATIENCE_MS = 500;
const question = { name: "Leila Marsh", email: "leila@mail.example", message: "Is there a bath?" };

/** Locks the store against writes of enquiries, as a maintenance job does, until the returned function is called. */
async function lockStore({ databaseUrl, dataDir }: DatabaseOptions) {
  if (!databaseUrl) {
    const file = new DatabaseSync(toSqliteFile(dataDir));
    file.exec("begin immediate");
    return async () => file.close();
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("begin; lock table enquiry in access exclusive mode");
  return () => client.end();
}

storeTest("a locked store replies 503 with values and whom to ring, and recovers", async (_open, where) => {
  const { context, close } = await openTestDesk({ ...where, patienceMs: PATIENCE_MS });
  const send = () => sendQuestion(context, question);
  const unlock = await lockStore(where);
  // More at once than there are connections. Each gets its reply while the lock is held.
  for (const answer of await Promise.all(Array.from({ length: AT_ONCE }, send)))
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { message: expect.stringContaining(`ring ${PHONE}`), values: question },
    });
  await unlock();
  await expect.poll(send).toMatchObject({ status: 303 });
  await close();
});
