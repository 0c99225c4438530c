import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { articles } from "#app/agency/folder/texts.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { type FoundImages, findShareImages } from "./find-share-images.server.ts";
import type { ShareImage } from "./share-image.ts";
import { openShareImages } from "./share-images.server.ts";

const address = "/cards/property/S014.jpg";
const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

async function openTestImages(images = new Map([[address, toTestImage("$4.9M")]])) {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = { warn: vi.fn() };
  return { images, folder, log, opened: openTestFolder(folder, images, log) };
}

function openTestFolder(folder: string, images: Map<string, ShareImage>, log = { warn: vi.fn() }) {
  return openShareImages({
    folder,
    pictureFolders: ["agencies/headland/public/pictures"],
    findImages: () => images,
    log,
  });
}

function toTestImage(heading: string): ShareImage {
  return { picture: "/pictures/place-freshwater-sand.jpg", heading, line: "14 Tern Lane, Freshwater" };
}

test("has an image for every page of the content and for every listing", () => {
  const listing = toTestListing({ price: 4_900_000 });
  const images = findShareImages([listing], [], [], defaultTexts);
  for (const { href } of sitePages)
    expect(images.get(`/cards${href === "/" ? "/home" : href}.jpg`), href).toBeDefined();
  for (const { slug, title } of articles)
    expect(images.get(`/cards/journal/${slug}.jpg`)?.heading).toBe(title);
  expect(images.get(`/cards/property/${listing.originalId}.jpg`)).toEqual({
    picture: listing.pictures[0].src,
    heading: "$4.9M",
    line: listing.address,
    words: "Photographs to come",
  });
});

test("every address has the image that stands beside it, whatever signs an id has", () => {
  const listings = ["S014", "S 1/é"].map((originalId) => toTestListing({ originalId, address: originalId }));
  const images = findShareImages(listings, [toSampleRental()], [], defaultTexts);
  const entries = [...images.entries()];
  const addresses = entries.map(([address]) => address);
  expect(entries).toEqual(addresses.map((address) => [address, images.get(address)]));
  expect(addresses.filter((address) => !address.includes("sold")).slice(-3)).toEqual([
    "/cards/property/S014.jpg",
    "/cards/property/S%201%2F%C3%A9.jpg",
    "/cards/rental/R101.jpg",
  ]);
  expect(images.get("/cards/property/%E0.jpg")).toBeUndefined();
});

test("draws an image once for all who ask at the same time, and keeps it", async () => {
  const { folder, opened, images } = await openTestImages();
  const drawn = await Promise.all([opened.get(address), opened.get(address)]);
  expect(drawn[0]).toBe(drawn[1]);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await openTestFolder(folder, images).get(address)).toEqual(drawn[0]);
});

test("draws a picture of the feed, again once it has come", async () => {
  const fed = await mkdtemp(join(tmpdir(), "pictures-"));
  onTestFinished(() => rm(fed, { recursive: true }));
  const { folder, log } = await openTestImages();
  const images = new Map([[address, { ...toTestImage("$4.9M"), picture: "/pictures/0123.jpg" }]]);
  const pictureFolders = ["agencies/headland/public/pictures", fed];
  const opened = openShareImages({ folder, pictureFolders, findImages: () => images, log });
  const without = await opened.get(address);
  await copyFile("agencies/headland/public/pictures/place-freshwater-sand.jpg", join(fed, "0123.jpg"));
  expect(await opened.get(address)).not.toEqual(without);
  expect(await readdir(folder)).toHaveLength(1);
});

test("knows no image of a page that is not there", async () => {
  const { opened } = await openTestImages();
  expect(await opened.get("/cards/property/S999.jpg")).toBeUndefined();
  expect(await opened.get("/cards/../../etc/passwd")).toBeUndefined();
});

test("draws ahead what a change asks for, and forgets last month's", async () => {
  const { images, folder, opened } = await openTestImages();
  await opened.drawAll();
  const [before = ""] = await readdir(folder);
  await utimes(join(folder, before), monthAgo, monthAgo);
  await opened.drawAll();
  expect(await readdir(folder)).toEqual([before]);

  images.set(address, toTestImage("$4.7M"));
  await opened.drawAll();
  const after = await readdir(folder);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
});

test("lets go of the images of before as soon as there are others", async () => {
  const { folder, log } = await openTestImages();
  const after = new Map([[address, toTestImage("$4.7M")]]);
  const asked: string[] = [];
  function* entries(): Generator<[string, ShareImage]> {
    for (const number of [1, 2, 3]) {
      asked.push(`image ${number}`);
      if (number === 2) changed = drawAfter();
      yield [`/cards/${number}.jpg`, toTestImage(`Home ${number}`)];
    }
  }
  const before: FoundImages = { get: () => undefined, entries };
  let found = before;
  let changed: Promise<void> | undefined;
  const opened = openShareImages({
    folder,
    pictureFolders: ["agencies/headland/public/pictures"],
    findImages: () => found,
    log,
  });
  function drawAfter() {
    found = after;
    return opened.drawAll();
  }
  await opened.drawAll();
  await changed;
  expect(asked).toEqual(["image 1", "image 2"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("shows an image that cannot be kept, and says so in the log", async () => {
  const { folder, log, images } = await openTestImages();
  const file = join(folder, "not-a-folder");
  await writeFile(file, "");
  expect(await openTestFolder(file, images, log).get(address)).toBeInstanceOf(Buffer);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ folder: file }), "Share image not kept");
});

test("the image of a listing shows the price line and the address, hidden ones neither", () => {
  const hidden = toSampleListing({ price_aud: 2_000_000, price_display: false, address_display: false });
  const guide = toSampleListing({ id: "S002", price_aud: 2_400_000, price_to: 2_600_000 });
  const images = findShareImages([hidden, guide], [], [], defaultTexts);
  expect(images.get("/cards/property/S001.jpg")).toMatchObject({
    heading: "Contact agent",
    line: "Manly NSW 2095",
  });
  expect(images.get("/cards/property/S002.jpg")).toMatchObject({ heading: "$2.4M – $2.6M" });
});
