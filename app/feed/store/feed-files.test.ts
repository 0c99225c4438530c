import { expect, test } from "vitest";
import { file, NOW } from "#app/register/incoming.fixture.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { findFile, finishFile, parseCounts, parseReports, startFile } from "./feed-files.server.ts";

const testStore = defineStoreTest();

testStore("the same bytes are one file, whatever it is called, with one report", async ({ db }) => {
  const first = await startFile(db, { ...file("a"), name: "a.xml" });
  expect(first.state).toBe("reading");
  await finishFile(db, "a", { provider: "crm", state: "done", counts: { NEW: 1 }, listings: [] }, NOW);
  const again = await startFile(db, { ...file("b"), sha256: "a", name: "b.xml" });
  expect(again).toMatchObject({ id: "a", name: "a.xml", state: "done", counts: '{"NEW":1}' });
  expect(await findFile(db, "a")).toEqual(again);
});

const finding = { code: "no-price", path: "price", words: "", hint: "a price", level: "stop" } as const;

test("what was written of a file is read as it was, also a difference from or to nothing", () => {
  const report = {
    key: { agentId: "A", uniqueId: "1", kind: "land" },
    outcome: "HELD",
    findings: [finding],
    differences: [{ field: "price", before: undefined, after: 3 }],
  };
  const [read] = parseReports({ listings: JSON.stringify([report]) });
  expect(read).toEqual(report);
  expect(parseCounts({ counts: '{"NEW":2}' })).toEqual({ NEW: 2 });
  expect(() => parseCounts({ counts: '{"LOST":2}' })).toThrow();
});
