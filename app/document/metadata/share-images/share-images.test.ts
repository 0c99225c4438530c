import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { agency } from "#app/agency/folder/agency.ts";
import { articles } from "#app/agency/folder/first-texts.ts";
import { findPictureNames } from "#app/agency/folder/pictures.ts";
import { sitePages } from "#app/agency/folder/words.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { toSampleRental } from "#app/homes/record/rental.fixture.ts";
import { toTestListing } from "#app/homes/record/sale.fixture.ts";
import { findShareImage } from "./find-share-image.server.ts";
import { openShareImages } from "./share-images.server.ts";

const pictures = "agencies/headland/public/pictures";
const sand = "/pictures/place-freshwater-sand.jpg";
const address = "/cards/property/S014.jpg";
const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), "cards-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

type Options = Partial<Parameters<typeof openShareImages>[0]>;

async function openTestImages(picture: string, options: Options = {}) {
  const folder = options.folder ?? (await makeFolder());
  const log = { warn: vi.fn() };
  const opened = openShareImages({
    pictureFolders: [pictures],
    named: { take: async () => undefined, find: () => undefined },
    find: (asked) => (asked === address ? picture : undefined),
    log,
    ...options,
    folder,
  });
  const get = async () => (await opened.get(address)) ?? Buffer.alloc(0);
  /** As hex: a difference of long buffers takes minutes to print. */
  const getHash = async () =>
    createHash("sha256")
      .update(await get())
      .digest("hex");
  return { folder, log, get, getHash };
}

function toFind(shown: Partial<Parameters<typeof findShareImage>[1]>) {
  return (asked: string) =>
    findShareImage(asked, { listings: [], rentals: [], sold: [], texts: defaultTexts, ...shown });
}

test("every page of the content and every home has a picture: a home its first", () => {
  const listing = toTestListing({ price: 4_900_000 });
  const get = toFind({ listings: [listing], rentals: [toSampleRental()] });
  for (const { href } of sitePages)
    expect(get(`/cards${href === "/" ? "/home" : href}.jpg`), href).toMatch(/^\/pictures\//);
  for (const { slug } of articles) expect(get(`/cards/journal/${slug}.jpg`), slug).toMatch(/^\/pictures\//);
  expect(get(`/cards/property/${listing.originalId}.jpg`)).toBe(listing.pictures[0].src);
  expect(get("/cards/rental/R101.jpg")).toBe(toSampleRental().pictures[0].src);
  expect(get("/cards/team/1.jpg")).not.toBe(get("/cards/team/2.jpg"));
});

test("a campaign page and a page that the menu does not name have the picture of the home page", () => {
  const ofModules = [
    { path: "/spring/letter" },
    { path: "/about" },
    { path: "/caf%C3%A9" },
    { path: "/100%" },
  ];
  const get = toFind({ ofModules });
  const ofHome = get("/cards/home.jpg");
  for (const path of ["spring/letter", "café", "caf%C3%A9", "100%", "not-in-the-menu"])
    expect(get(`/cards/${path}.jpg`), path).toBe(ofHome);
  expect(get("/cards/about.jpg")).toBe(toFind({})("/cards/about.jpg"));
  expect(get("/cards/other/letter.jpg")).toBeUndefined();
  expect(get("/cards/spring/%E0.jpg")).toBeUndefined();
});

test("an address has the picture of its home, whatever signs an id has", () => {
  const listings = ["S014", "S 1/é"].map((originalId) => toTestListing({ originalId, address: originalId }));
  const get = toFind({ listings });
  expect(get("/cards/property/S014.jpg")).toBe(listings[0]?.pictures[0].src);
  expect(get("/cards/property/S%201%2F%C3%A9.jpg")).toBe(listings[1]?.pictures[0].src);
  expect(get("/cards/property/%E0.jpg")).toBeUndefined();
  expect(get("/cards/../../etc/passwd")).toBeUndefined();
});

test("crops the picture to a JPEG of the size that every network shows whole", async () => {
  const { get } = await openTestImages(sand);
  const { format, width, height } = await sharp(await get()).metadata();
  expect([format, width, height]).toEqual(["jpeg", 1200, 630]);
});

test.each(findPictureNames().filter((_, index) => index % 12 === 0))(
  "an image of %s stays below 120 KB",
  async (name) => {
    const { get } = await openTestImages(`/pictures/${name}.jpg`);
    expect((await get()).length).toBeLessThanOrEqual(120_000);
  },
);

test("a home without photographs is shared with its drawing", async () => {
  const drawn = await openTestImages("/pictures/placeholder-frame.svg");
  const other = await openTestImages("/pictures/not-there.jpg");
  expect((await sharp(await drawn.get()).metadata()).format).toBe("jpeg");
  expect(await drawn.getHash()).not.toBe(await other.getHash());
});

test("makes an image once for all who ask at the same time, and keeps it", async () => {
  const { folder, get, getHash } = await openTestImages(sand);
  const [one, other] = await Promise.all([get(), get()]);
  expect(one === other).toBe(true);
  expect(await readdir(folder)).toHaveLength(1);
  expect(await (await openTestImages(sand, { folder })).getHash()).toBe(await getHash());
});

test.each(["/pictures/../../.env", "/pictures/not-there.jpg", "https://elsewhere.example/house.jpg"])(
  "shows the agency's own picture while %s cannot be had, and does not keep it",
  async (picture) => {
    const { folder, getHash } = await openTestImages(picture);
    const agencys = await openTestImages(`/pictures/${agency.defaultPicture}.jpg`);
    expect(await getHash()).toBe(await agencys.getHash());
    expect(await readdir(folder)).toEqual([]);
  },
);

test("without any picture at all the image is plain", async () => {
  const { get } = await openTestImages("/pictures/not-there.jpg", { pictureFolders: ["/nowhere"] });
  expect((await sharp(await get()).metadata()).format).toBe("jpeg");
});

test("a picture of the feed is shown once it has come", async () => {
  const fed = await makeFolder();
  const { getHash } = await openTestImages("/pictures/0123.jpg", { pictureFolders: [pictures, fed] });
  const without = await getHash();
  await copyFile(join(pictures, "place-freshwater-sand.jpg"), join(fed, "0123.jpg"));
  expect(await getHash()).not.toBe(without);
});

test("a picture that lies elsewhere is fetched by us, and cropped as one of ours", async () => {
  const taken: string[] = [];
  const named = {
    take: async (urls: readonly string[]) => void taken.push(...urls),
    find: () => ({ src: sand, width: 1, height: 1, widths: [] }),
  };
  const { getHash } = await openTestImages("https://pictures.example/1.jpg", { named });
  expect(await getHash()).toBe(await (await openTestImages(sand)).getHash());
  expect(taken).toEqual(["https://pictures.example/1.jpg"]);
});

test("forgets last month's when it keeps another", async () => {
  const { folder, get } = await openTestImages(sand);
  await get();
  const [before = ""] = await readdir(folder);
  await utimes(join(folder, before), monthAgo, monthAgo);
  await (await openTestImages("/pictures/hero-noon.jpg", { folder })).get();
  const after = await readdir(folder);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(before);
});

test("shows an image that cannot be kept, and says so in the log", async () => {
  const file = join(await makeFolder(), "not-a-folder");
  await writeFile(file, "");
  const { get, log } = await openTestImages(sand, { folder: file });
  expect(await get()).toBeInstanceOf(Buffer);
  expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ folder: file }), "Share image not kept");
});
