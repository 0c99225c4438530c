import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openTestDesk, toPost } from "#app/enquiries/enquiries.fixture.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeStoreFolder } from "#app/store/stores.fixture.ts";
import { unlessAway } from "./unless-away.server.ts";

test("a full disk is handled like an unavailable store: 503, with the typed values", async () => {
  const { context, close } = await openTestDesk({ dataDir: makeStoreFolder() });
  const db = await openDatabase({ dataDir: makeStoreFolder() });
  onTestFinished(() => db.destroy().then(close));
  // The file may not grow beyond its pages.
  await sql`pragma max_page_count = 1`.execute(db);
  const large = { name: "a".repeat(100_000), due_at: 0 };
  const fill = () => db.insertInto("task").values(large).execute();
  await expect(fill()).rejects.toThrow("full");
  const request = toPost({ comment: "Ring me after five" });
  const fields = expect.arrayContaining([{ name: "comment", value: "Ring me after five" }]);
  await expect(unlessAway({ request, context }, fill)).rejects.toMatchObject({
    init: { status: 503 },
    data: { isAway: true, fields },
  });
});
