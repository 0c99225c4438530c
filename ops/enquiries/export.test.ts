import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { questionKind } from "#app/enquiries/about-listing/question-schema.ts";
import { saveEnquiry } from "#app/enquiries/save-enquiry.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder, makeStoreFolder } from "#app/store/stores.fixture.ts";
import { exportCsv } from "./export.ts";

const now = Date.UTC(2026, 10, 21);

test("exports each change of an enquiry as a row under the same reference", async () => {
  const db = await openDatabase({ dataDir: makeStoreFolder() });
  const save = (id: string, message: string, time: number) =>
    saveEnquiry(db, { id, kind: questionKind, fields: { message } }, { now: time, toNotices: () => [] });
  const { reference } = await save("first", "Is there a bath?", now);
  const other = await save("second", "Is there a view?", now + 1);
  await save("first", "Is there a shower?", now + 60_000);
  const folder = makeFolder();
  await exportCsv(db, join(folder, "all.csv"));
  await db.destroy();
  const lines = readFileSync(join(folder, "all.csv"), "utf8").slice(1).trim().split("\r\n");
  expect(lines).toEqual([
    '"reference","received","kind","changed","held","about","campaign","message"',
    `"${reference}","2026-11-21T00:00:00.000Z","question","","","","","Is there a bath?"`,
    `"${reference}","2026-11-21T00:01:00.000Z","question","changed","","","","Is there a shower?"`,
    `"${other.reference}","2026-11-21T00:00:00.001Z","question","","","","","Is there a view?"`,
  ]);
  expect(readdirSync(folder)).toEqual(["all.csv"]);
});
