import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { articles } from "#app/agency/folder/texts.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toSampleListing, toTestListing } from "#app/homes/record/sale.fixture.ts";
import { findShareImage } from "./find-share-image.server.ts";
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
    find: (asked) => images.get(asked),
    log,
  });
}

function toFind(shown: Partial<Parameters<typeof findShareImage>[1]>) {
  return (asked: string) =>
    findShareImage(asked, { listings: [], rentals: [], sold: [], texts: defaultTexts, ...shown });
}

function toTestImage(heading: string): ShareImage {
  return { picture: "/pictures/place-freshwater-sand.jpg", heading, line: "14 Tern Lane, Freshwater" };
}

test("has an image for every page of the content and for every listing", () => {
  const listing = toTestListing({ price: 4_900_000 });
  const get = toFind({ listings: [listing] });
  for (const { href } of sitePages)
    expect(get(`/cards${href === "/" ? "/home" : href}.jpg`), href).toBeDefined();
  for (const { slug, title } of articles) expect(get(`/cards/journal/${slug}.jpg`)?.heading).toBe(title);
  expect(get(`/cards/property/${listing.originalId}.jpg`)).toEqual({
    picture: listing.pictures[0].src,
    heading: "$4.9M",
    line: listing.address,
    words: "Photographs to come",
  });
});

test("a campaign page has an image with its title, unless its address is one of ours", () => {
  const built = [
    { path: "/spring/letter", name: "Spring on the water" },
    { path: "/about", name: "Not ours" },
    { path: "/caf%C3%A9", name: "Coffee" },
    { path: "/100%", name: "All of it" },
  ];
  const get = toFind({ built });
  expect(get("/cards/spring/letter.jpg")?.heading).toBe("Spring on the water");
  for (const each of ["/cards/café.jpg", "/cards/caf%C3%A9.jpg"]) expect(get(each)?.heading).toBe("Coffee");
  expect(get("/cards/100%.jpg")?.heading).toBe("All of it");
  expect(get("/cards/%E0.jpg")).toBeUndefined();
  expect(get("/cards/about.jpg")?.heading).not.toBe("Not ours");
  expect(get("/cards/not-in-the-menu.jpg")).toEqual(get("/cards/home.jpg"));
});

test("an address has the image of its page, whatever signs an id has", () => {
  const listings = ["S014", "S 1/é"].map((originalId) => toTestListing({ originalId, address: originalId }));
  const get = toFind({ listings, rentals: [toSampleRental()] });
  expect(get("/cards/property/S014.jpg")?.line).toBe("S014");
  expect(get("/cards/property/S%201%2F%C3%A9.jpg")?.line).toBe("S 1/é");
  expect(get("/cards/rental/R101.jpg")).toBeDefined();
  expect(get("/cards/property/%E0.jpg")).toBeUndefined();
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
  const opened = openShareImages({ folder, pictureFolders, find: (asked) => images.get(asked), log });
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

test("forgets last month's when it keeps another", async () => {
  const { images, folder, opened } = await openTestImages();
  await opened.get(address);
  const [before = ""] = await readdir(folder);
  await utimes(join(folder, before), monthAgo, monthAgo);
  images.set(address, toTestImage("$4.7M"));
  await opened.get(address);
  const after = await readdir(folder);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
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
  const get = toFind({ listings: [hidden, guide] });
  expect(get("/cards/property/S001.jpg")).toMatchObject({
    heading: "Contact agent",
    line: "Manly NSW 2095",
  });
  expect(get("/cards/property/S002.jpg")).toMatchObject({ heading: "$2.4M – $2.6M" });
});
