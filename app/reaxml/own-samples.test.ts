import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import type { FeedPictureRow } from "#app/homes/pictures/store/picture-rows.ts";
import { toFacts } from "#app/listings/card/listing-facts.ts";
import { readSale } from "#app/register/decide/check-home.ts";
import { toEntry } from "#app/register/to-entry.ts";
import { bring, openAlone } from "../feed/importing/import.fixture.ts";

const pictures = new Map(["1", "2"].map((id) => [`https://photos.example/${id}.jpg`, toRow(id)]));

function toRow(id: string): FeedPictureRow {
  return {
    url: `https://photos.example/${id}.jpg`,
    provider: "crm",
    use: "picture",
    mod_time: null,
    name: `${id}.jpg`,
    width: 1600,
    height: 1067,
    colour: null,
    widths: "[]",
    bytes: 9,
    etag: null,
    last_modified: null,
    due_at: null,
    attempts: 0,
    last_error: null,
    shown_at: 0,
  };
}

/** Returns the one home of a file as pages show it. */
async function show(name: string) {
  const db = await openAlone();
  onTestFinished(() => db.destroy());
  const { report } = await bring(db, await readFile(`app/reaxml/own-samples/${name}.xml`));
  const { record, media } = await db.selectFrom("register_version").selectAll().executeTakeFirstOrThrow();
  const home = { record: JSON.parse(record), media: JSON.parse(media) };
  const read = readSale(toEntry({ id: "AGENCY-1" }, home, pictures), 0);
  if ("fault" in read) throw new Error(read.fault.reason);
  const codes = report?.listings.flatMap(({ findings }) => findings.map(({ code }) => code));
  return { listing: read.listing, codes };
}

test("land has a size, and no rooms or parking", async () => {
  const { listing } = await show("land");
  expect(listing).toMatchObject({ propertyType: "Land", address: "Lot 12 Tern Lane, Freshwater" });
  expect(toFacts(listing)).toEqual({ landSize: 612 });
});

test("a studio is one, without bedrooms", async () => {
  const { listing } = await show("studio");
  expect(listing).toMatchObject({ propertyType: "Studio", address: "4/9 Tern Lane, Freshwater" });
  expect(toFacts(listing).beds).toBeUndefined();
});

test("a lot is no part of a number that is whole without it", async () => {
  expect((await show("unit-and-lot")).listing.address).toBe("2/77a Tern Lane, Freshwater");
});

test("a unit without the number of its house is not printed, and said", async () => {
  const { listing, codes } = await show("unit-alone");
  expect(listing.address).toBe("Tern Lane, Freshwater");
  expect(codes).toContain("street-number-missing");
});

test("agents and pictures that are there twice stand once", async () => {
  const { listing } = await show("twice");
  expect(listing.agents).toMatchObject([{ name: "Ada Lund", email: "ada@crm.example" }]);
  expect(listing.pictures.map(({ src, alt }) => `${src} ${alt}`)).toEqual([
    "/pictures/1.jpg 5 Tern Lane",
    "/pictures/2.jpg 5 Tern Lane",
  ]);
});
