import { appendFileSync } from "node:fs";
import { mkdtemp, rename, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDataFile } from "./data-file.server.ts";

const LOOK_EVERY_MS = 20;

async function openSample(content?: string, lookEveryMs = LOOK_EVERY_MS) {
  const folder = await mkdtemp(join(tmpdir(), "data-file-"));
  const path = join(folder, "list.json");
  if (content !== undefined) await writeFile(path, content);
  const onChange = vi.fn();
  const onFault = vi.fn();
  const file = await openDataFile({ path, createReader, onChange, onFault, lookEveryMs });
  onTestFinished(async () => {
    file.close();
    await rm(folder, { recursive: true });
  });
  return { path, folder, file, onChange, onFault };
}

function createReader() {
  let text = "";
  return {
    write(piece: Buffer) {
      text += piece;
    },
    end: (): unknown => JSON.parse(text),
  };
}

async function waitFor(check: () => void) {
  await vi.waitFor(check, { timeout: 5000, interval: 10 });
}

async function waitForLooks(looks: number) {
  await new Promise((resolve) => setTimeout(resolve, looks * LOOK_EVERY_MS));
}

test("has the file as soon as it is open, and tells nobody", async () => {
  const { file, onChange } = await openSample("[1]");
  expect(file.good).toMatchObject({ content: [1], copy: { bytes: 3 } });
  expect(file.fault).toBeUndefined();
  expect(onChange).not.toHaveBeenCalled();
});

test("says when the file was written, in whole seconds", async () => {
  const { file, path } = await openSample("[1]");
  await writeFile(path, "[2]");
  await utimes(path, 1_800_000_000.7, 1_800_000_000.7);
  await waitFor(() => expect(file.good?.changedAt).toBe(1_800_000_000_000));
});

test("takes over a file that is renamed into its place", async () => {
  const { file, path, folder, onChange } = await openSample("[1]");
  const next = join(folder, "next.json");
  await writeFile(next, "[2]");
  await rename(next, path);
  await waitFor(() => expect(file.good?.content).toEqual([2]));
  expect(onChange).toHaveBeenCalledOnce();
});

test("takes over a file that is written in place, even at the same length", async () => {
  const { file, path, onChange } = await openSample("[1]");
  await writeFile(path, "[3]");
  await waitFor(() => expect(file.good?.content).toEqual([3]));
  expect(onChange).toHaveBeenCalledOnce();
});

test("waits until a file that is written piece by piece is whole", async () => {
  const { file, path, onFault } = await openSample("[1]", 300);
  const whole = JSON.stringify(Array.from({ length: 30 }, (_, index) => index));
  for (let end = 1; end <= whole.length; end++) {
    await writeFile(path, whole.slice(0, end));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  await waitFor(() => expect(file.good?.content).toHaveLength(30));
  expect(onFault).not.toHaveBeenCalled();
});

test("keeps the last good copy when the file breaks, and says so once", async () => {
  const { file, path, onChange, onFault } = await openSample("[1]");
  await writeFile(path, "[1");
  await waitFor(() => expect(file.fault).toBeDefined());
  await waitForLooks(10);
  expect(file.good?.content).toEqual([1]);
  expect(onFault).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

test("says so again when the file is replaced by another broken one, and forgets it with a good one", async () => {
  const { file, path, onFault } = await openSample("[1]");
  await writeFile(path, "[1");
  await waitFor(() => expect(onFault).toHaveBeenCalledTimes(1));
  await truncate(path, 0);
  await waitFor(() => expect(onFault).toHaveBeenCalledTimes(2));
  await writeFile(path, "[4]");
  await waitFor(() => expect(file.good?.content).toEqual([4]));
  expect(file.fault).toBeUndefined();
});

test("is empty when there is no file at first, and fills when it comes", async () => {
  const { file, path, onChange, onFault } = await openSample();
  await waitForLooks(5);
  expect(file.good).toBeUndefined();
  expect(onFault).toHaveBeenCalledOnce();
  await writeFile(path, "[5]");
  await waitFor(() => expect(file.good?.content).toEqual([5]));
  expect(onChange).toHaveBeenCalledOnce();
  expect(file.fault).toBeUndefined();
});

test("keeps the last good copy while the file is away, and recovers when the same file is back", async () => {
  const { file, path, folder, onFault } = await openSample("[1]");
  const away = join(folder, "away.json");
  await rename(path, away);
  await waitFor(() => expect(onFault).toHaveBeenCalledOnce());
  expect(file.good?.content).toEqual([1]);
  await rename(away, path);
  await waitFor(() => expect(file.fault).toBeUndefined());
});

test("what goes wrong because the file changes while it is read is no fault", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-file-"));
  const path = join(folder, "list.json");
  await writeFile(path, "[1");
  const onFault = vi.fn();
  let isWhole = false;
  function createChanging() {
    const reader = createReader();
    function write(piece: Buffer) {
      if (isWhole) return reader.write(piece);
      // Whoever writes it is done in the middle of our first reading.
      appendFileSync(path, "]");
      isWhole = true;
    }
    return { write, end: reader.end };
  }
  const options = { path, createReader: createChanging, onChange: vi.fn(), onFault };
  const file = await openDataFile({ ...options, lookEveryMs: LOOK_EVERY_MS });
  onTestFinished(async () => {
    file.close();
    await rm(folder, { recursive: true });
  });
  await waitFor(() => expect(file.good?.content).toEqual([1]));
  expect(onFault).not.toHaveBeenCalled();
});

test("lets others have their turn between the pieces of a large file", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-file-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "list.json");
  await writeFile(path, Buffer.alloc(8 * 1024 * 1024, " "));
  const turnsOfPieces: number[] = [];
  let turn = 0;
  let others = setImmediate(takeTurn);
  function takeTurn() {
    turn += 1;
    others = setImmediate(takeTurn);
  }
  const write = () => void turnsOfPieces.push(turn);
  const file = await openDataFile({
    path,
    createReader: () => ({ write, end: () => "read" }),
    onChange: vi.fn(),
    onFault: vi.fn(),
  });
  clearImmediate(others);
  file.close();
  expect(turnsOfPieces.length).toBeGreaterThan(30);
  expect(new Set(turnsOfPieces).size).toBeGreaterThan(turnsOfPieces.length / 3);
});

test("does not look again after it is closed", async () => {
  const { file, path, onChange } = await openSample("[1]");
  file.close();
  await writeFile(path, "[2, 2]");
  await waitForLooks(10);
  expect(file.good?.content).toEqual([1]);
  expect(onChange).not.toHaveBeenCalled();
});
