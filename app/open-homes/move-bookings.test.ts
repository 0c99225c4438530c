import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { startCatalogueTimes } from "#app/calendars/catalogue-times.server.ts";
import { inspectionKind } from "#app/enquiries/about-listing/inspection-schema.ts";
import { saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import { toSampleRentalRecord } from "#app/homes/record/rental.fixture.ts";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";

const storeTest = defineStoreTest();
/** A Saturday in the future. */
const day = "2098-11-29";
const at = `${day}T10:00`;

/** A site whose file of homes the test writes. */
async function openSite(db: Database) {
  const directory = makeFolder();
  const write = (text: string) => writeFile(join(directory, "coastal-listings.json"), text);
  const supply = (records: readonly object[]) => write(JSON.stringify(records));
  await supply([open("S001", `${at}/10:30`), open("S002")]);
  await writeFile(join(directory, "coastal-rentals.json"), JSON.stringify([toSampleRentalRecord()]));
  const catalogue = await openCatalogue({ directory, log: { warn() {}, error() {} }, lookEveryMs: 10 });
  const noteOutage = (error: unknown) => {
    throw error;
  };
  const times = startCatalogueTimes({ db, catalogue, noteOutage });
  onTestFinished(async () => {
    await times.stop();
    await catalogue.close();
  });
  await times.look();
  const fields = { name: "Leila", email: "leila@mail.example", phone: "", time: at, message: "" };
  const listing = { id: "S001", title: "", address: "1 Tern Lane", url: "" };
  await saveTestEnquiry(db, { kind: inspectionKind, fields, about: { listing } }, Date.now());
  async function readBooking() {
    await times.look();
    return db.selectFrom("booking").select(["home_id", "time", "state"]).executeTakeFirstOrThrow();
  }
  return { catalogue, write, supply, readBooking };
}

function open(id: string, ...inspections: string[]) {
  return toSampleRecord({ id, inspections });
}

storeTest("a file that moves an open home moves its bookings; a broken one nothing", async (openStore) => {
  const { catalogue, write, supply, readBooking } = await openSite(await openStore());
  await write("[{");
  await expect.poll(catalogue.getFaults).toHaveLength(1);
  expect(await readBooking()).toEqual({ home_id: "S001", time: at, state: "booked" });
  await supply([{ id: "S001" }]);
  await expect.poll(catalogue.getFaults).toEqual([expect.stringContaining("no home in the file")]);
  expect(await readBooking()).toMatchObject({ state: "booked" });
  await supply([open("S001", `${day}T10:30/11:00`)]);
  await expect.poll(readBooking).toEqual({ home_id: "S001", time: `${day}T10:30`, state: "moved" });
  await supply([open("S002")]);
  await expect.poll(readBooking).toMatchObject({ state: "cancelled" });
});

storeTest("a booking follows a home that is listed again and open at the same time", async (openStore) => {
  const { supply, readBooking } = await openSite(await openStore());
  const gone = { id: "S001", status: "withdrawn", relisted_as: "S003" };
  await supply([gone, open("S002"), open("S003", `${at}/10:30`)]);
  await expect.poll(readBooking).toEqual({ home_id: "S003", time: at, state: "booked" });
});
