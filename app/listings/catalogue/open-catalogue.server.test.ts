import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openCatalogue } from "./open-catalogue.server.ts";

const MINUTE = 60_000;
const tenFifteen = Date.UTC(2026, 10, 27, 23, 15);

async function openSample(records: unknown, rentals: unknown = []) {
  // Only the minute's clock check is faked; files are polled in real time.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const directory = await mkdtemp(join(tmpdir(), "catalogue-"));
  const path = join(directory, "coastal-listings.json");
  const rentalsPath = join(directory, "coastal-rentals.json");
  if (records !== undefined) await writeFile(path, JSON.stringify(records));
  if (rentals !== null) await writeFile(rentalsPath, JSON.stringify(rentals));
  const log = { warn: vi.fn(), error: vi.fn() };
  const onChange = vi.fn();
  const clock = { now: tenFifteen };
  const catalogue = await openCatalogue({ directory, log, onChange, now: () => clock.now, lookEveryMs: 20 });
  onTestFinished(async () => {
    await catalogue.close();
    vi.useRealTimers();
    await rm(directory, { recursive: true });
  });
  return { catalogue, directory, path, rentalsPath, log, onChange, clock };
}

/** Replaces a file that is polled: written in place, it might be read while it is still empty. */
async function replace(path: string, text: string) {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}

test("without a file there are no listings but a fault", async () => {
  const { catalogue, log } = await openSample(undefined);
  expect(catalogue.getSaleListings()).toEqual([]);
  expect([isLoaded(catalogue.getSaleListings()), catalogue.isLoaded()]).toEqual([false, false]);
  expect(catalogue.getFaults()).toEqual([expect.stringContaining("coastal-listings.json")]);
  expect(log.error).toHaveBeenCalledWith(expect.anything(), "Failed to load coastal listings");
});

test("without rentals the catalogue counts as loaded, with a fault", async () => {
  const { catalogue, log } = await openSample([toSampleRecord()], null);
  expect(catalogue.getRentals()).toEqual([]);
  expect(catalogue.isLoaded()).toBe(true);
  expect(catalogue.getFaults()).toEqual([expect.stringContaining("coastal-rentals.json")]);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(expect.anything(), "Failed to fetch rental listings");
});

test("inspections of both lists disappear within the minute they end", async () => {
  const next_inspection = "2026-11-28T10:00/10:30";
  const { catalogue, onChange, clock } = await openSample(
    [toSampleRecord({ next_inspection })],
    [toSampleRentalRecord({ next_inspection })],
  );
  vi.advanceTimersByTime(MINUTE);
  expect(onChange).not.toHaveBeenCalled();
  clock.now += 15 * MINUTE;
  vi.advanceTimersByTime(MINUTE);
  expect(onChange).toHaveBeenCalledOnce();
  expect(catalogue.getSaleListings()[0]?.nextInspection).toBeUndefined();
  expect(catalogue.getRentals()[0]?.nextInspection).toBeUndefined();
});

test.each(["[]", '[{"id": "S001"}, 3]'])(
  "%s after good homes leaves the last good list, with a fault",
  async (text) => {
    const { catalogue, path, log, onChange } = await openSample([toSampleRecord()]);
    await replace(path, text);
    await expect.poll(catalogue.getFaults).toHaveLength(1);
    expect(catalogue.getSaleListings()).toHaveLength(1);
    expect(catalogue.getFaults()[0]).toContain("the last good list stays");
    expect(log.error).toHaveBeenCalledOnce();
    await replace(path, '[{"id": "none", "status": "withdrawn"}]');
    await expect.poll(() => onChange).toHaveBeenCalledOnce();
    expect(catalogue.getSaleListings()).toEqual([]);
    expect(catalogue.getFaults()).toEqual([]);
  },
);

test.each(["[]", "[{"])("a start with %s loads the last good list, with a fault", async (text) => {
  const directory = await mkdtemp(join(tmpdir(), "catalogue-"));
  const path = join(directory, "coastal-listings.json");
  const log = { warn: vi.fn(), error: vi.fn() };
  async function start() {
    const catalogue = await openCatalogue({
      directory,
      keptFolder: join(directory, "kept"),
      log,
      lookEveryMs: 20,
    });
    onTestFinished(catalogue.close);
    return catalogue;
  }
  await writeFile(join(directory, "coastal-rentals.json"), "[]");
  await writeFile(path, JSON.stringify([toSampleRecord()]));
  const first = await start();
  const changedAt = first.getFiles()[0]?.changedAt;
  await first.close();
  await writeFile(path, text);
  for (let restarts = 0; restarts < 2; restarts += 1) {
    const catalogue = await start();
    expect(catalogue.getSaleListings()).toHaveLength(1);
    expect(catalogue.getFiles()[0]?.changedAt).toBe(changedAt);
    expect(catalogue.isLoaded()).toBe(true);
    expect(catalogue.getFaults()).toEqual([expect.stringContaining("coastal-listings.json")]);
    await catalogue.close();
  }
  await writeFile(path, JSON.stringify([toSampleRecord(), toSampleRecord({ id: "S002" })]));
  const mended = await start();
  expect(mended.getSaleListings()).toHaveLength(2);
  expect(mended.getFaults()).toEqual([]);
  await rm(directory, { recursive: true });
});

test("an empty list at the first start is accepted", async () => {
  const { catalogue } = await openSample([]);
  expect(catalogue.isLoaded()).toBe(true);
  expect(catalogue.getFaults()).toEqual([]);
});

test("a rental that may not be let yet is removed at once, and is back on its day", async () => {
  const other = toSampleRentalRecord({ id: "R102" });
  const { catalogue, rentalsPath, clock } = await openSample([], [toSampleRentalRecord(), other]);
  const find = () => catalogue.getRentals().map(({ id }) => id);
  expect(find()).toEqual(["R101", "R102"]);
  await replace(rentalsPath, JSON.stringify([toSampleRentalRecord({ not_before: "2027-03-01" }), other]));
  await expect.poll(find).toEqual(["R102"]);
  clock.now = Date.parse("2027-02-28T23:59:00+11:00");
  vi.advanceTimersByTime(MINUTE);
  await wait(50);
  expect(find()).toEqual(["R102"]);
  clock.now += MINUTE;
  vi.advanceTimersByTime(MINUTE);
  await expect.poll(find).toEqual(["R101", "R102"]);
});

test("past sales have their own file, which moves no position and is not public", async () => {
  const sale = { status: "sold", sold: { date: "2026-11-01", price_aud: 2_465_000 } } as const;
  const { catalogue, directory } = await openSample([
    toSampleRecord(),
    toSampleRecord({ id: "S002", ...sale }),
  ]);
  expect(catalogue.getFaults()).toEqual([]);
  const past = ["S002", "S027", "S028"].map((id) => toSampleRecord({ id, ...sale }));
  const offered = toSampleRecord({ id: "S029" });
  await writeFile(join(directory, "coastal-sold.json"), JSON.stringify([...past, offered]));
  const readSold = () => catalogue.getSold().map(({ id, originalId }) => `${id} ${originalId}`);
  await expect.poll(readSold).toEqual(["2 S002", "0 S027", "0 S028"]);
  expect(catalogue.getSold()).toBe(catalogue.getSold());
  expect(catalogue.getSaleListings().map(({ originalId }) => originalId)).toEqual(["S001"]);
  expect([...catalogue.files.keys()]).not.toContain("coastal-sold.json");
});
