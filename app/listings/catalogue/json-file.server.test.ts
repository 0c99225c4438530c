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
import { setImmediate as nextTurn } from "node:timers/promises";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { openJsonFile } from "./json-file.server.ts";
import { openSuppliedListings } from "./supplied-listings.server.ts";

/** Opens a sample file with a list of numbers, which is looked at when the test says so. */
async function openSample(content?: string, onRecord = () => {}) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const folder = await mkdtemp(join(tmpdir(), "json-file-"));
  const path = join(folder, "list.json");
  let second = 1_700_000_000;
  /** Overwrites the file, a second later than before: the clock of some file systems is coarse. */
  async function write(text: string, to = path) {
    await writeFile(to, text);
    second += 1;
    await utimes(to, second, second);
  }
  if (content !== undefined) await write(content);
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
    openJsonFile(() => path),
    options,
  );
  const stop = listings.watch();
  onTestFinished(async () => {
    await stop();
    vi.useRealTimers();
    await rm(folder, { recursive: true });
  });
  return { path, folder, write, listings, stop, onChange, onFault: log.error };
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

/** Looks at the file so often; a version is read once it is the same in two looks. */
async function look(times = 2) {
  for (let count = 0; count < times; count += 1) {
    vi.advanceTimersToNextTimer();
    // The end of a look starts the pause before the next.
    while (vi.getTimerCount() === 0) await nextTurn();
  }
}

test("the file is loaded on opening, without a change report", async () => {
  const { listings, onChange } = await openSample("[1]");
  expect(listings.getGood()).toMatchObject({ listings: [{ value: 1 }] });
  expect(listings.getFault()).toBeUndefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("a file renamed into place or overwritten with as many bytes is loaded", async () => {
  const { listings, path, folder, write, onChange } = await openSample("[1]");
  const next = join(folder, "next.json");
  await write("[2]", next);
  await rename(next, path);
  await look();
  expect(listings.get()).toMatchObject([{ value: 2 }]);
  await write("[3]");
  await look();
  expect(listings.get()).toMatchObject([{ value: 3 }]);
  expect(onChange).toHaveBeenCalledTimes(2);
  await utimes(path, 1_800_000_000.7, 1_800_000_000.7);
  await look();
  expect(listings.getGood()?.changedAt, "in whole seconds").toBe(1_800_000_000_000);
});

test("a file written in pieces is loaded once complete", async () => {
  const { listings, write, onFault } = await openSample("[1]");
  const whole = JSON.stringify(Array.from({ length: 30 }, (_, index) => index));
  for (let end = 3; end < whole.length + 3; end += 3) {
    await write(whole.slice(0, end));
    await look(1);
  }
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  await look(1);
  expect(listings.get()).toHaveLength(30);
  expect(onFault).not.toHaveBeenCalled();
});

test("a broken file leaves the last good list, and is logged once, until a good one clears the fault", async () => {
  const { listings, path, write, onChange, onFault } = await openSample("[1]");
  await write("[1");
  await look(10);
  expect(listings.getFault()).toBeDefined();
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  expect(onFault).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
  await truncate(path, 0);
  await look();
  expect(onFault).toHaveBeenCalledTimes(2);
  await write("[4]");
  await look();
  expect(listings.get()).toMatchObject([{ value: 4 }]);
  expect(listings.getFault()).toBeUndefined();
});

test("without a file the list is empty until one appears", async () => {
  const { listings, write, onChange, onFault } = await openSample();
  await look(5);
  expect(listings.getGood()).toBeUndefined();
  expect(onFault).toHaveBeenCalledOnce();
  await write("[5]");
  await look();
  expect(listings.get()).toMatchObject([{ value: 5 }]);
  expect(onChange).toHaveBeenCalledOnce();
  expect(listings.getFault()).toBeUndefined();
});

test("a missing file leaves the last good list until the same file is back", async () => {
  const { listings, path, folder, onFault } = await openSample("[1]");
  const away = join(folder, "away.json");
  await rename(path, away);
  await look();
  expect(onFault).toHaveBeenCalledOnce();
  expect(listings.get()).toMatchObject([{ value: 1 }]);
  await rename(away, path);
  await look();
  expect(listings.getFault()).toBeUndefined();
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
  await openSample(content, () => turnsOfRecords.push(turns));
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
  const { stop } = await openSample("[1]");
  await look();
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});
