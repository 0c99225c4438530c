import files, {
  appendFile,
  mkdtemp,
  readFile,
  rename,
  rm,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { openJsonFile } from "./json-file.server.ts";
import { openSuppliedListings } from "./supplied-listings.server.ts";

const LOOK_EVERY_MS = 20;

/** Opens a sample file with a list of numbers. */
async function openSample(content?: string, lookEveryMs = LOOK_EVERY_MS, onRecord = () => {}) {
  const folder = await mkdtemp(join(tmpdir(), "json-file-"));
  const path = join(folder, "list.json");
  if (content !== undefined) await writeFile(path, content);
  const onChange = vi.fn();
  const log = { warn: vi.fn(), error: vi.fn() };
  const format = {
    file: "list.json",
    schema: toNamed,
    leftOut: "left out",
    failure: "failed",
    toListing: toListing(onRecord),
    toEntry: ({ value }: { value: unknown }) => ({ value }),
    isKnownById: false,
  };
  const options = { log, onChange, now: Date.now };
  const listings = await openSuppliedListings(
    format,
    openJsonFile(() => path, { lookEveryMs }),
    options,
  );
  const stop = listings.watch();
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  return { path, folder, listings, stop, onChange, onFault: log.error };
}

const toNamed = v.pipe(
  v.unknown(),
  v.transform((value) => ({ id: "1", value })),
);

const wordless = {
  id: 1,
  address: "",
  suburb: "",
  title: "",
  propertyType: "",
  features: [],
  filterWords: [],
  description: "",
};

function toListing(onRecord: () => void) {
  return ({ value }: { value: unknown }) => {
    onRecord();
    return { ...wordless, value, inspections: [], pictures: [], floorplans: [] };
  };
}

async function waitFor(check: () => void) {
  await vi.waitFor(check, { timeout: 60_000, interval: 10 });
}

async function waitForLooks(looks: number) {
  await new Promise((resolve) => setTimeout(resolve, looks * LOOK_EVERY_MS));
}

test("the file is loaded on opening, without a change report", async () => {
  const { listings, onChange } = await openSample("[1]");
  expect(listings.getGood()).toMatchObject({ listings: [{ value: 1 }] });
  expect(listings.getFault()).toBeUndefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("a file renamed into place or overwritten with as many bytes is loaded", async () => {
  const { listings, path, folder, onChange } = await openSample("[1]");
  const next = join(folder, "next.json");
  await writeFile(next, "[2]");
  await rename(next, path);
  await waitFor(() => expect(listings.get()).toMatchObject([{ value: 2 }]));
  await writeFile(path, "[3]");
  await waitFor(() => expect(listings.get()).toMatchObject([{ value: 3 }]));
  expect(onChange).toHaveBeenCalledTimes(2);
  await utimes(path, 1_800_000_000.7, 1_800_000_000.7);
  await waitFor(() => expect(listings.getGood()?.changedAt, "in whole seconds").toBe(1_800_000_000_000));
});

test("a file written in pieces is loaded once complete", async () => {
  const { listings, path, onFault } = await openSample("[1]", 300);
  const whole = JSON.stringify(Array.from({ length: 30 }, (_, index) => index));
  for (let end = 3; end < whole.length + 3; end += 3) {
    await writeFile(path, whole.slice(0, end));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await waitFor(() => expect(listings.get()).toHaveLength(30));
  expect(onFault).not.toHaveBeenCalled();
});

test("a broken file leaves the last good list, and is logged once, until a good one clears the fault", async () => {
  const { listings, path, onChange, onFault } = await openSample("[1]");
  await writeFile(path, "[1");
  await waitFor(() => expect(listings.getFault()).toBeDefined());
  await waitForLooks(10);
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  expect(onFault).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await truncate(path, 0);
  await waitFor(() => expect(onFault).toHaveBeenCalledTimes(2));
  await writeFile(path, "[4]");
  await waitFor(() => expect(listings.get()).toMatchObject([{ value: 4 }]));
  expect(listings.getFault()).toBeUndefined();
});

test("without a file the list is empty until one appears", async () => {
  const { listings, path, onChange, onFault } = await openSample();
  await waitForLooks(5);
  expect(listings.getGood()).toBeUndefined();
  expect(onFault).toHaveBeenCalledOnce();
  await writeFile(path, "[5]");
  await waitFor(() => expect(listings.get()).toMatchObject([{ value: 5 }]));
  expect(onChange).toHaveBeenCalledOnce();
  expect(listings.getFault()).toBeUndefined();
});

test("a missing file leaves the last good list until the same file is back", async () => {
  const { listings, path, folder, onFault } = await openSample("[1]");
  const away = join(folder, "away.json");
  await rename(path, away);
  await waitFor(() => expect(onFault).toHaveBeenCalledOnce());
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  await rename(away, path);
  await waitFor(() => expect(listings.getFault()).toBeUndefined());
});

/** Appends "]" to a file after its first read, before the reader goes on. */
function growOnceRead(path: string) {
  const read = readFile;
  let isGrown = false;
  const spy = vi
    .spyOn(files, "readFile")
    .mockImplementation(async (...asked: Parameters<typeof readFile>) => {
      const bytes = await read(...asked);
      if (asked[0] === path && !isGrown) await appendFile(path, "]");
      isGrown ||= asked[0] === path;
      return bytes;
    });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
}

test("a file that changes while it is read is read again, and not kept", async () => {
  const { folder } = await openSample("[]");
  const path = join(folder, "growing.json");
  const source = openJsonFile(() => path, { keptPath: join(folder, "kept.json") });
  await writeFile(path, "[1");
  growOnceRead(path);
  expect(await source.read()).toBeUndefined();
  expect(await source.read()).toMatchObject({ records: [1] });
  await appendFile(path, "]");
  await source.keep();
  expect(await source.readKept()).toBeUndefined();
});

/** Opens a file, and returns how many turns other tasks had before each of its records was converted. */
async function findTurns(content: string) {
  let turns = 0;
  const turnsOfRecords: number[] = [];
  let others = setImmediate(takeTurn);
  function takeTurn() {
    turns += 1;
    others = setImmediate(takeTurn);
  }
  await openSample(content, LOOK_EVERY_MS, () => turnsOfRecords.push(turns));
  clearImmediate(others);
  return turnsOfRecords;
}

test("other tasks run while a large file is parsed and its records are converted", async () => {
  const turns = await findTurns(JSON.stringify(Array.from({ length: 10_000 }, () => 0)));
  expect(new Set(turns).size).toBeGreaterThan(20);
  const lines = Array.from({ length: 10_000 }, (_, value) => JSON.stringify({ value }));
  const [before] = await findTurns(`[${lines.join(",\n")}]\n`);
  expect(before).toBeGreaterThan(200);
});

test.each([
  ["one record on each line", '[{"value":1},\n{"value":2}]\n'],
  ["records over several lines", '[{"value":1,\n"more":[{"a":1},\n{"b":2}]},\n{"value":2}]\n'],
])("a list with %s is parsed", async (_name, text) => {
  const { listings } = await openSample(text);
  expect(listings.get()).toHaveLength(2);
});

test("polling ends after stop", async () => {
  const { listings, stop, path, onChange } = await openSample("[1]");
  await stop();
  await writeFile(path, "[2, 2]");
  await waitForLooks(10);
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  expect(onChange).not.toHaveBeenCalled();
});
