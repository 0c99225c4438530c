import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { toSampleRecord } from "#app/homes/record/sale.fixture.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { makeFolder, makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { openTestEncoder } from "./encoder.fixture.ts";
import { openNamedPictures } from "./named-pictures.server.ts";
import { withOwnPictures } from "./own-pictures.server.ts";
import { createTestFetcher, sends, startPictureServer } from "./picture-server.fixture.ts";

test("a picture at an address is served as our own in all sizes once fetched, and keeps its address if it cannot be", async () => {
  const photo = await sharp({ create: { width: 1000, height: 60, channels: 3, background: "grey" } })
    .jpeg()
    .toBuffer();
  const server = await startPictureServer({ "/a.jpg": sends(photo), "/b.jpg": sends(photo) });
  const { origin } = server;
  const dataDir = makeStoreFolder();
  const log = { warn: vi.fn(), error: vi.fn() };
  const named = openNamedPictures(await openTestStore(dataDir), {
    dataDir,
    log,
    noteOutage: (error) => expect.fail(String(error)),
    fetchPicture: createTestFetcher(server),
    encoder: openTestEncoder(),
  });
  onTestFinished(named.close);
  const directory = makeFolder();
  const records = [
    toSampleRecord({
      id: "S001",
      pictures: [{ src: `${origin}/a.jpg`, alt: "The pool" }, { src: "/pictures/s001-deck.jpg" }],
    }),
    toSampleRecord({ id: "S002", images: [`${origin}/b.jpg`, `${origin}/gone.jpg`] }),
  ];
  await writeFile(join(directory, "coastal-listings.json"), JSON.stringify(records));
  await writeFile(join(directory, "coastal-rentals.json"), "[]");
  const catalogue = await openCatalogue({
    directory,
    replaceSource: (_file, supplied) => withOwnPictures(supplied, named, 10),
    log,
    lookEveryMs: 10,
  });
  onTestFinished(() => catalogue.close());
  const getPictures = () => catalogue.getSaleListings().map(({ pictures }) => pictures);
  expect(getPictures()[0]?.[0]).toMatchObject({ src: `${origin}/a.jpg`, alt: "The pool" });
  await expect.poll(() => getPictures()[1]?.[0]?.src).toMatch(/^\/pictures\/[\da-f]{32}\.jpg$/);
  expect(getPictures()).toMatchObject([
    [
      {
        src: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/),
        alt: "The pool",
        width: 1000,
        widths: [100, 200, 400, 800, 1000],
      },
      { src: "/pictures/s001-deck.jpg" },
    ],
    [{ src: expect.stringMatching(/^\/pictures/) }, { src: `${origin}/gone.jpg` }],
  ]);
  expect(catalogue.getPictureHosts()).toEqual([origin]);
});
