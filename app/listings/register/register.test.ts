import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest } from "#app/store/stores.fixture.ts";
import { adopt } from "./adopt.server.ts";
import { findFile, finishFile, startFile } from "./feed-files.server.ts";
import { file, incoming, NOW } from "./incoming.fixture.ts";
import { openRegister } from "./open-register.server.ts";
import { failPicture, finishPicture, takePictures } from "./pictures/picture-rows.server.ts";
import { releaseWaiting } from "./pictures/waiting.server.ts";
import { publish, startPublishing } from "./publish/publish.server.ts";
import type { IncomingHome } from "./register.ts";
import { getRevision } from "./revision.server.ts";
import {
  approveHome,
  compareWithPublished,
  findWaiting,
  getHistory,
  rejectHome,
  rollBack,
} from "./versions.server.ts";

const testStore = defineStoreTest();
const minute = 60_000;

let files = 0;
/** Each call is another file. */
function bring(db: Database, homes: IncomingHome[], now = NOW) {
  files += 1;
  return openRegister(db).apply(file(`file-${files}`), homes, { now });
}

async function outcomes(db: Database, ...homes: IncomingHome[]) {
  return (await bring(db, homes)).map(({ outcome }) => outcome);
}

/** The published sales: id and status, or what `pick` picks. */
async function read(db: Database, pick = ({ id, status }: Entry): unknown => `${id} ${status ?? "shown"}`) {
  const folder = await mkdtemp(join(tmpdir(), "headland-published-"));
  await publish(db, await getRevision(db), { folder, suppliedFolder: "public/data" });
  const entries: Entry[] = JSON.parse(await readFile(join(folder, "coastal-listings.json"), "utf8"));
  return entries.map(pick);
}

type Entry = { id: string; status?: string; title: string; pictures?: { src: string; alt: string }[] };

testStore("a home is new, then unchanged, then changed; nothing changed is no revision", async (open) => {
  const db = await open();
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

testStore(
  "what is older than what is here is stale; the same time with other words is taken, and said",
  async (open) => {
    const db = await open();
    await bring(db, [incoming({ modTime: "2026-11-20T09:00:00" })]);
    const changed = (modTime: string) => incoming({ modTime, record: { title: modTime } });
    expect(await outcomes(db, changed("2026-11-20T08:59:59"))).toEqual(["STALE"]);
    const [same] = await bring(db, [changed("2026-11-20T09:00:00")]);
    expect(same).toMatchObject({ outcome: "PROCESSED", findings: [{ code: "same-modtime" }] });
  },
);

testStore(
  "a home keeps its position and its id, whatever becomes of it and of those before it",
  async (open) => {
    const db = await open();
    await bring(db, [incoming(), incoming({ uniqueId: "2" }), incoming({ uniqueId: "3" })]);
    await bring(db, [
      incoming({ status: "withdrawn" }),
      incoming({ uniqueId: "2", status: "sold", record: { status: "sold" } }),
    ]);
    expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 sold", "AGENCY-3 shown"]);
    await bring(db, [
      incoming({ uniqueId: "3", status: "deleted" }),
      incoming({ uniqueId: "4" }),
      incoming(),
    ]);
    expect(await read(db)).toEqual([
      "AGENCY-1 shown",
      "AGENCY-2 sold",
      "AGENCY-3 withdrawn",
      "AGENCY-4 shown",
    ]);
  },
);

testStore("what the rules stop, and what is no record, leaves what is published as it was", async (open) => {
  const db = await open();
  await bring(db, [incoming()]);
  const stopped = incoming({ record: { price_text: "Offers over $2,400,000", title: "New words" } });
  const [report] = await bring(db, [stopped]);
  expect(report).toMatchObject({
    outcome: "QUARANTINED",
    findings: [{ code: "offers-over", level: "stop" }],
  });
  expect(await outcomes(db, stopped, incoming({ uniqueId: "2", record: { beds: "many" } }))).toEqual([
    "QUARANTINED",
    "QUARANTINED",
  ]);
  expect(await read(db, ({ title }) => title)).toEqual(["Light above the sea"]);
  expect(await findWaiting(db)).toHaveLength(2);
});

testStore("a stopped home leaves the market all the same; sold, it is the one of before", async (open) => {
  const db = await open();
  await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
  const record = { beds: "many" };
  expect(
    await outcomes(
      db,
      incoming({ status: "withdrawn", record }),
      incoming({ uniqueId: "2", status: "sold", record }),
    ),
  ).toEqual(["PROCESSED", "PROCESSED"]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 sold"]);
});

testStore("seen for the first time without a price, a home waits until the rest comes", async (open) => {
  const db = await open();
  const [report] = await bring(db, [incoming({ record: { price_aud: undefined } })]);
  expect(report).toMatchObject({
    outcome: "QUARANTINED",
    findings: expect.arrayContaining([expect.objectContaining({ code: "incomplete-listing" })]),
  });
  expect(await outcomes(db, incoming())).toEqual(["PROCESSED"]);
  expect(await read(db)).toEqual(["AGENCY-1 shown"]);
});

testStore(
  "a price that moves by more than 40 % waits for a person, who approves or rejects it",
  async (open) => {
    const db = await open();
    await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
    const half = { price_aud: 1_200_000 };
    const wrong = incoming({ uniqueId: "2", record: half });
    expect(await outcomes(db, incoming({ record: half }), wrong)).toEqual(["HELD", "HELD"]);
    const by = { author: "principal", now: NOW };
    await approveHome(db, "AGENCY-1", by);
    await rejectHome(db, "AGENCY-2", by);
    expect(
      await read(db, (entry) => Object.entries(entry).find(([field]) => field === "price_aud")?.[1]),
    ).toEqual([1_200_000, 2_400_000]);
    expect(await findWaiting(db)).toEqual([]);
    await expect(approveHome(db, "AGENCY-1", by)).rejects.toThrow("does not wait for anybody");
    expect(await outcomes(db, wrong)).toEqual(["UNCHANGED"]);
  },
);

testStore("a version brought back stays until the sender knows something newer", async (open) => {
  const db = await open();
  await bring(db, [incoming({ modTime: "2026-11-20T09:00:00" })]);
  const changed = (modTime: string) => incoming({ modTime, record: { title: "Other words" } });
  await bring(db, [changed("2026-11-21T09:00:00")]);
  await rollBack(db, "AGENCY-1", 1, { author: "principal", now: NOW });
  expect(await read(db, ({ title }) => title)).toEqual(["Light above the sea"]);
  expect(await outcomes(db, changed("2026-11-21T09:00:00"))).toEqual(["STALE"]);
  expect(await outcomes(db, changed("2026-11-22T09:00:00"))).toEqual(["PROCESSED"]);
  expect(await read(db, ({ title }) => title)).toEqual(["Other words"]);
  const { versions } = await getHistory(db, "AGENCY-1");
  expect(versions.map(({ number, author }) => `${number} ${author}`)).toEqual([
    "4 crm",
    "3 principal",
    "2 crm",
    "1 crm",
  ]);
  await expect(rollBack(db, "AGENCY-1", 9, { author: "x", now: NOW })).rejects.toThrow("has no version 9");
});

testStore(
  "a file is held that would take more than 30 % and more than 5 homes off the lists",
  async (open) => {
    const db = await open();
    const homes = Array.from({ length: 18 }, (_, index) => incoming({ uniqueId: String(index + 1) }));
    await bring(db, homes);
    const { weigh } = openRegister(db);
    const leave = (count: number) =>
      homes.slice(0, count).map(({ key }) => ({ key, status: "withdrawn" as const }));
    expect(await weigh(leave(5))).toEqual({ isHeld: false });
    expect(await weigh(leave(6))).toEqual({
      isHeld: true,
      words: "it would take 6 of 18 homes off the lists",
    });
    const named = homes.slice(0, 10).map(({ key }) => ({ key, status: "current" as const }));
    expect(await weigh(named)).toEqual({ isHeld: false });
    expect(await weigh(named, { wholeStockOf: ["AGENCY"] })).toMatchObject({ isHeld: true });
  },
);

testStore(
  "an address that is listed again replaces the older listing; two that are live are flagged",
  async (open) => {
    const db = await open();
    await bring(db, [incoming(), incoming({ uniqueId: "2" })]);
    await bring(db, [incoming({ status: "withdrawn" })]);
    const again = (uniqueId: string, of: string) =>
      incoming({ uniqueId, record: { address: `${of} Tern La, FRESHWATER NSW 2096` } });
    const [quiet, flagged] = await bring(db, [again("8", "1"), again("9", "2")]);
    expect(quiet?.findings).toEqual([]);
    expect(flagged?.findings).toMatchObject([{ code: "possible-relist", words: "AGENCY-2" }]);
    expect(await read(db)).toEqual([
      "AGENCY-1 withdrawn",
      "AGENCY-2 withdrawn",
      "AGENCY-8 shown",
      "AGENCY-9 shown",
    ]);
    const { versions } = await getHistory(db, "AGENCY-2");
    expect(versions[0]?.findings).toContain("possible-relist");
  },
);

testStore("of one address twice in one file, the later one is shown and flagged", async (open) => {
  const db = await open();
  const record = { address: "1 Tern Lane, Freshwater NSW 2096" };
  const reports = await bring(db, [incoming({ record }), incoming({ uniqueId: "2", record })]);
  expect(reports.map(({ findings }) => findings.map(({ code }) => code))).toEqual([[], ["possible-relist"]]);
  expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 shown"]);
});

testStore(
  "a new home waits five minutes at most for its first picture, and shows those that are here",
  async (open) => {
    const db = await open();
    const media = ["b", "m", "aa"].map((slot) => ({
      slot,
      use: "picture" as const,
      url: `https://pictures.example/${slot}.jpg`,
    }));
    await bring(db, [
      incoming({ media }),
      incoming({
        uniqueId: "2",
        media: [{ ...media[0], slot: "m", use: "picture", url: "https://pictures.example/never.jpg" }],
      }),
    ]);
    expect(await read(db)).toEqual(["AGENCY-1 withdrawn", "AGENCY-2 withdrawn"]);
    const due = await takePictures(db, { limit: 10, now: NOW + 40, leaseMs: minute });
    expect(due).toHaveLength(4);
    expect(await takePictures(db, { limit: 10, now: NOW + 40, leaseMs: minute })).toEqual([]);
    const fetched = { width: 1600, height: 1067, colour: "#8aa1ad", widths: [800], bytes: 9, etag: null };
    for (const slot of ["b", "m"])
      await finishPicture(
        db,
        { url: `https://pictures.example/${slot}.jpg`, name: null },
        { ...fetched, name: `${slot}.jpg`, last_modified: null },
        NOW,
      );
    await failPicture(db, "https://pictures.example/never.jpg", { reason: "404", dueAt: NOW + minute });
    await releaseWaiting(db, NOW);
    expect(await read(db, ({ pictures }) => pictures?.map(({ src, alt }) => `${src} ${alt}`))).toEqual([
      ["/pictures/m.jpg Photograph 1 of 1 Tern Lane", "/pictures/b.jpg Photograph 2 of 1 Tern Lane"],
      undefined,
    ]);
    await releaseWaiting(db, NOW + 5 * minute);
    expect(await read(db)).toEqual(["AGENCY-1 shown", "AGENCY-2 shown"]);
  },
);

testStore("adopted homes keep their ids and places; the feed takes one over by its address", async (open) => {
  const db = await open();
  const supplied: Entry[] = JSON.parse(await readFile("public/data/coastal-listings.json", "utf8"));
  expect(await adopt(db, "public/data", NOW)).toBeGreaterThan(supplied.length);
  expect(await read(db, (entry) => entry)).toEqual(supplied);
  await expect(adopt(db, "public/data", NOW)).rejects.toThrow("only an empty one");
  const [first] = supplied;
  const [report] = await bring(db, [incoming({ record: { ...first, title: "From the software" } })]);
  expect(report).toMatchObject({ outcome: "PROCESSED", publicId: first?.id });
  expect((await read(db, ({ id, title }) => ({ id, title })))[0]).toEqual({
    id: first?.id,
    title: "From the software",
  });
});

testStore(
  "a file whose import was stopped is taken up where it was, and told as if it had not been",
  async (open) => {
    const [db, other] = [await open(), await open()];
    const homes = ["1", "2", "3"].map((uniqueId) => incoming({ uniqueId }));
    await openRegister(db).apply(file("stopped"), homes.slice(0, 2), { now: NOW });
    const reports = await openRegister(other).apply(file("stopped"), homes, { now: NOW });
    expect(reports.map(({ outcome }) => outcome)).toEqual(["NEW", "NEW", "NEW"]);
    expect((await getHistory(db, "AGENCY-1")).versions).toHaveLength(1);
  },
);

testStore("a trial decides and writes nothing", async (open) => {
  const db = await open();
  const [report] = await openRegister(db).apply(file(), [incoming()], { now: NOW, isTrial: true });
  expect(report?.outcome).toBe("NEW");
  expect(await outcomes(db, incoming())).toEqual(["NEW"]);
});

testStore("the same bytes are one file, whatever it is called, with one report", async (open) => {
  const db = await open();
  const first = await startFile(db, { ...file("a"), name: "a.xml" });
  expect(first.state).toBe("reading");
  await finishFile(db, "a", { provider: "crm", state: "done", counts: { NEW: 1 }, listings: [] }, NOW);
  const again = await startFile(db, { ...file("b"), sha256: "a", name: "b.xml" });
  expect(again).toMatchObject({ id: "a", name: "a.xml", state: "done", counts: '{"NEW":1}' });
  expect(await findFile(db, "a")).toEqual(again);
});

testStore(
  "the supplied files are shown until the register has a home, then its homes within a look",
  async (open) => {
    const db = await open();
    const folder = await mkdtemp(join(tmpdir(), "headland-published-"));
    const stop = await startPublishing(db, {
      folder,
      suppliedFolder: "public/data",
      lookEveryMs: 10,
      onError: (error) => expect.fail(String(error)),
    });
    const readFiles = () => readFile(join(folder, "coastal-listings.json"), "utf8");
    expect(await readFiles()).toBe(await readFile("public/data/coastal-listings.json", "utf8"));
    await bring(db, [incoming()]);
    await expect.poll(readFiles).toContain('"AGENCY-1"');
    await stop();
  },
);

testStore("every process publishes the same bytes with the same time", async (open) => {
  const [one, other] = [await open(), await open()];
  await bring(one, [incoming()], NOW);
  const folders = await Promise.all([one, other].map(() => mkdtemp(join(tmpdir(), "headland-published-"))));
  const options = (folder: string) => ({ folder, suppliedFolder: "public/data" });
  const revision = await getRevision(other);
  const written = [];
  for (const [index, folder] of folders.entries()) {
    await publish(index === 0 ? one : other, revision, options(folder));
    const path = join(folder, "coastal-listings.json");
    written.push({ text: await readFile(path, "utf8"), mtimeMs: (await stat(path)).mtimeMs });
  }
  expect(written[0]).toEqual(written[1]);
  expect(written[0]?.mtimeMs).toBe(NOW);
});
