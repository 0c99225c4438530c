import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import type { SaleRecord } from "#app/homes/record/sale-record.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { unpackPublicCopy } from "#app/listings/catalogue/public-copy.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";

const stopped = { price_aud: 1_500_000, price_to: 2_000_000 };

/** A catalogue with files and a clock that the test changes. */
async function openSample(records: Partial<SaleRecord>[], estimates?: object) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const directory = makeFolder();
  const write = (file: string, content: unknown) => writeFile(join(directory, file), JSON.stringify(content));
  const supply = (all: Partial<SaleRecord>[]) => write("coastal-listings.json", all.map(toSampleRecord));
  await supply(records);
  await write("coastal-rentals.json", []);
  if (estimates) await write("estimates.json", estimates);
  const clock = { now: Date.UTC(2026, 10, 27, 23, 15) };
  const log = { warn: vi.fn(), error: vi.fn() };
  const catalogue = await openCatalogue({ directory, log, now: () => clock.now, lookEveryMs: 20 });
  onTestFinished(async () => {
    await catalogue.close();
    vi.useRealTimers();
  });
  const getLive = () => catalogue.getSaleListings().map(({ id, title }) => `${id} ${title}`);
  const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 });
  /** The titles in the data file, or the reason for none. */
  const readData = async () => {
    const good = catalogue.files.get("coastal-listings.json")?.getGood();
    const text = good ? Buffer.from(await unpackPublicCopy(good.copy)).toString() : "[]";
    const entries: { title?: string; status?: string }[] = JSON.parse(text);
    return entries.map(({ title, status }) => title ?? status);
  };
  return { catalogue, clock, log, supply, write, getLive, readData, waitFor };
}

test("a record that a rule stops is left out and reported, and the others keep their positions", async () => {
  const { catalogue, log, getLive } = await openSample([
    { id: "S001", title: "A", ...stopped },
    { id: "S002", title: "B" },
  ]);
  expect(getLive()).toEqual(["2 B"]);
  const found = { id: "S001", code: "range-too-wide", field: "price_to", words: "$1,500,000 – $2,000,000" };
  expect(log.warn.mock.calls).toEqual([[expect.objectContaining(found), "Sale listing left out"]]);
  expect(catalogue.getFaults()).toEqual(["coastal-listings.json: stopped before publishing: S001"]);
  expect(catalogue.getFiles()[0]).toMatchObject({ count: 1, stopped: 1 });
});

test("a home with a warning is logged but published", async () => {
  const past = { id: "S001", title: "A", auction: { at: "2026-11-01" } };
  const { catalogue, log, getLive } = await openSample([past]);
  expect(getLive()).toEqual(["1 A"]);
  const found = { id: "S001", code: "auction-past" };
  expect(log.warn.mock.calls).toEqual([[expect.objectContaining(found), expect.any(String)]]);
  expect(catalogue.getFaults()).toEqual([]);
});

test("sold homes are not checked", async () => {
  const { catalogue } = await openSample([{ id: "S001", status: "sold", ...stopped }]);
  expect(catalogue.getSold()).toHaveLength(1);
  expect(catalogue.getFaults()).toEqual([]);
});

test("a stopped home is removed at once, keeps its position in the data file, and is back once corrected", async () => {
  const before = { id: "S001", title: "Before" };
  const { catalogue, supply, getLive, readData, waitFor } = await openSample([before]);
  await supply([
    { id: "S000", title: "New" },
    { id: "S001", title: "After", ...stopped },
  ]);
  await waitFor(() => expect(getLive()).toEqual(["1 New"]));
  expect(await readData()).toEqual(["New", "withdrawn"]);
  expect(catalogue.matchSaleListings("manly").listings).toHaveLength(1);
  await supply([{ id: "S001", title: "Mended" }]);
  await waitFor(() => expect(getLive()).toEqual(["1 Mended"]));
  expect(catalogue.getFaults()).toEqual([]);
});

test("a new estimate applies as soon as it is in its file", async () => {
  const { catalogue, getLive, write, waitFor } = await openSample([
    { id: "S001", title: "A", price_aud: 1_500_000 },
    { id: "S002", title: "B", price_aud: 1_500_000 },
  ]);
  expect(getLive()).toHaveLength(2);
  await write("estimates.json", { S001: { from: 1_600_000, to: 1_700_000 } });
  await waitFor(() => expect(getLive()).toEqual(["2 B"]));
  await write("estimates.json", { S001: { from: "1600000" } });
  await waitFor(() => expect(catalogue.getFaults()).toHaveLength(2));
  expect(catalogue.getFaults().join()).not.toMatch(/1,?600,?000/);
  expect(getLive()).toEqual(["2 B"]);
  await write("estimates.json", {});
  await waitFor(() => expect(getLive()).toHaveLength(2));
  expect(catalogue.getFaults()).toEqual([]);
});

test("estimates apply from the start, and are not public", async () => {
  const estimates = { S001: { from: 1_600_000 } };
  const { catalogue, getLive } = await openSample([{ id: "S001", price_aud: 1_500_000 }], estimates);
  expect(getLive()).toEqual([]);
  expect([...catalogue.files.keys()]).toEqual(["coastal-listings.json", "coastal-rentals.json"]);
});

test("a rule applies from midnight of its day, without a new file", async () => {
  const hidden = { id: "S001", title: "A", price_aud: 1_000_000, price_display: false };
  const { clock, log, getLive, waitFor } = await openSample([hidden]);
  expect(log.warn).not.toHaveBeenCalled();
  clock.now = Date.UTC(2099, 0, 1);
  vi.advanceTimersByTime(60_000);
  await waitFor(() => expect(log.warn).toHaveBeenCalledOnce());
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ id: "S001", code: "no-price" });
  expect(getLive()).toEqual(["1 A"]);
});
