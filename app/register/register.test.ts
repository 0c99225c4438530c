import { expect } from "vitest";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { readSupplied } from "../homes/supplied/read-supplied.server.ts";
import { adopt } from "./adopt.server.ts";
import { file, incoming, NOW } from "./incoming.fixture.ts";
import { bring, type Entry, outcomes, read, takeIn } from "./register.fixture.ts";
import { getRevision } from "./revision.server.ts";
import { compareWithPublished, getHistory, rollBack } from "./versions.server.ts";

const testStore = defineStoreTest();

testStore("a home is new, unchanged, then changed; only changes cause a revision", async ({ db }) => {
  expect(await outcomes(db, incoming())).toEqual(["NEW"]);
  const first = await getRevision(db);
  expect(await outcomes(db, incoming())).toEqual(["UNCHANGED"]);
  expect(await getRevision(db)).toEqual(first);
  const [report] = await bring(db, [incoming({ record: { price_aud: 2_500_000 } })]);
  expect(report).toMatchObject({
    outcome: "PROCESSED",
    publicId: "AGENCY-1",
    differences: [{ field: "price_aud", before: 2_400_000, after: 2_500_000 }],
  });
  expect((await getRevision(db)).number).toBe(first.number + 1);
  expect(await compareWithPublished(db, "AGENCY-1", 1)).toEqual([
    { field: "price_aud", before: 2_500_000, after: 2_400_000 },
  ]);
});

testStore("an older listing is stale; a changed one of the same time is reported", async ({ db }) => {
  await bring(db, [incoming({ modTime: "2026-11-20T09:00:00" })]);
  const changed = (modTime: string) => incoming({ modTime, record: { title: modTime } });
  expect(await outcomes(db, changed("2026-11-20T08:59:59"))).toEqual(["STALE"]);
  const [same] = await bring(db, [changed("2026-11-20T09:00:00")]);
  expect(same).toMatchObject({ outcome: "PROCESSED", findings: [{ code: "same-modtime" }] });
});

testStore("a home keeps its position and id when earlier homes leave", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" }), incoming({ uniqueId: "3" })]);
  await bring(db, [
    incoming({ status: "withdrawn" }),
    incoming({ uniqueId: "2", status: "sold", record: { status: "sold" } }),
  ]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 sold", "AGENCY-3 shown"]);
  await bring(db, [incoming({ uniqueId: "3", status: "deleted" }), incoming({ uniqueId: "4" }), incoming()]);
  expect(await read(db)).toEqual(["AGENCY-1 shown", "AGENCY-2 sold", "AGENCY-3 withdrawn", "AGENCY-4 shown"]);
});

testStore("a relisting replaces the older listing; two live ones are flagged", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  await bring(db, [incoming({ status: "withdrawn" })]);
  const again = (uniqueId: string, of: string) =>
    incoming({ uniqueId, record: { address: `${of} Tern La, FRESHWATER NSW 2096` } });
  const [quiet, flagged] = await bring(db, [again("8", "1"), again("9", "2")]);
  expect(quiet?.findings).toEqual([]);
  expect(flagged?.findings).toMatchObject([{ code: "possible-relist", words: "AGENCY-2" }]);
  const shown = ["AGENCY-8 shown", "AGENCY-9 shown"];
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 withdrawn", ...shown]);
  const { versions } = await getHistory(db, "AGENCY-2");
  expect(versions[0]?.findings).toContain("possible-relist");
});

testStore("of two listings at one address in a file, the later one is shown and flagged", async ({ db }) => {
  const record = { address: "1 Tern Lane, Freshwater NSW 2096" };
  const reports = await bring(db, [incoming({ record }), incoming({ uniqueId: "2", record })]);
  expect(reports.map(({ findings }) => findings.map(({ code }) => code))).toEqual([[], ["possible-relist"]]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 shown"]);
});

testStore("a relisted home redirects to the newer listing and stays hidden", async ({ db }) => {
  const record = { address: "1 Tern Lane, Freshwater" };
  const old = (title: string) => incoming({ record: { ...record, title } });
  await bring(db, [old("First")]);
  await bring(db, [incoming({ uniqueId: "2", record })]);
  const [report] = await bring(db, [old("Second")]);
  expect(report).toMatchObject({
    outcome: "QUARANTINED",
    findings: [{ code: "possible-relist", words: "AGENCY-2", level: "stop" }],
  });
  expect(await outcomes(db, incoming({ ...old("Sold"), status: "sold" }))).toEqual(["QUARANTINED"]);
  await expect(rollBack(db, "AGENCY-1", 1, { author: "Marion Tate", now: NOW })).rejects.toThrow(
    "AGENCY-2 is on the site at this address",
  );
  expect(await read(db, (entry) => entry)).toMatchObject([
    { id: "AGENCY-1", status: "withdrawn", relisted_as: "AGENCY-2" },
    { id: "AGENCY-2" },
  ]);
  await bring(db, [incoming({ uniqueId: "2", record, status: "withdrawn" })]);
  expect(await outcomes(db, old("Second"))).toEqual(["PROCESSED"]);
  expect(await outcomes(db, old("Second"))).toEqual(["UNCHANGED"]);
  expect(await read(db)).toEqual(["AGENCY-1 shown", "AGENCY-2 withdrawn"]);
});

testStore("a home cannot move to the address of another that is live", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  const toMoved = (title: string) =>
    incoming({ uniqueId: "2", record: { address: "1 Tern Lane, Freshwater", title } });
  const [report] = await bring(db, [toMoved("First")]);
  expect(report).toMatchObject({ outcome: "QUARANTINED", findings: [{ words: "AGENCY-1" }] });
  expect(await outcomes(db, toMoved("Second"))).toEqual(["QUARANTINED"]);
  expect(await read(db)).toEqual(["AGENCY-1 shown", "AGENCY-2 shown"]);
});

testStore("a home that may not move stays at its published address", async ({ db }) => {
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  await bring(db, [incoming({ uniqueId: "2", record: { address: "1 Tern Lane, Freshwater" } })]);
  await bring(db, [incoming({ uniqueId: "3", record: { address: "1 Tern Lane, Freshwater" } })]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 shown", "AGENCY-3 shown"]);
  await bring(db, [incoming({ uniqueId: "4", record: { address: "2 Tern Lane, Freshwater" } })]);
  const shown = ["AGENCY-3 shown", "AGENCY-4 shown"];
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 withdrawn", ...shown]);
});

testStore("adopted homes keep ids and positions; the feed takes one over by its address", async ({ db }) => {
  const bytes = await readSupplied("agencies/headland/homes/coastal-listings.json", NOW);
  const supplied: Entry[] = JSON.parse(bytes.toString());
  expect(await adopt(db, "agencies/headland/homes", NOW)).toBeGreaterThan(supplied.length);
  expect(await read(db, (entry) => entry)).toEqual(supplied);
  await expect(adopt(db, "agencies/headland/homes", NOW)).rejects.toThrow("only an empty one");
  const [first] = supplied;
  const [report] = await bring(db, [incoming({ record: { ...first, title: "From the software" } })]);
  expect(report).toMatchObject({ outcome: "PROCESSED", publicId: first?.id });
  const [taken] = await read(db, ({ id, title }) => `${id} ${title}`);
  expect(taken).toBe(`${first?.id} From the software`);
});

testStore("an interrupted import is resumed", async (open) => {
  const [db, other] = [await open(), await open()];
  const homes = ["1", "2", "3"].map((uniqueId) => incoming({ uniqueId }));
  await takeIn(db, file("stopped"), homes.slice(0, 2), { now: NOW });
  const reports = await takeIn(other, file("stopped"), homes, { now: NOW });
  expect(reports.map(({ outcome }) => outcome)).toEqual(["NEW", "NEW", "NEW"]);
  expect((await getHistory(db, "AGENCY-1")).versions).toHaveLength(1);
});

testStore("a trial decides and writes nothing", async ({ db }) => {
  const [report] = await takeIn(db, file(), [incoming()], { now: NOW, isTrial: true });
  expect(report?.outcome).toBe("NEW");
  expect(await outcomes(db, incoming())).toEqual(["NEW"]);
});
