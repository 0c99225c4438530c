import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openEncoder } from "./encoder.server.ts";
import { openPictureFiles } from "./picture-files.server.ts";

/** In /proc/…/stat, after one word for the name. */
const NICE_FIELD = 18;
const STEM = "0123456789abcdef";

test("writes every width and the JPEG, and nothing else", async () => {
  const { encode, folder } = await open();
  expect(await encode(await grey(2000, 1000).jpeg().toBuffer())).toEqual({
    width: 1600,
    height: 800,
    colour: "#808080",
    widths: [480, 800, 1200, 1600],
  });
  expect((await readdir(folder)).filter((name) => name.startsWith(STEM)).sort()).toEqual([
    `${STEM}-1200.avif`,
    `${STEM}-1600.avif`,
    `${STEM}-480.avif`,
    `${STEM}-800.avif`,
    `${STEM}.jpg`,
  ]);
  expect((await readdir(join(folder, "drafts"))).length).toBe(1);
});

test.each([
  ["PNG", (picture: Sharp) => picture.png()],
  ["GIF", (picture: Sharp) => picture.gif()],
  ["WebP", (picture: Sharp) => picture.webp()],
  ["AVIF", (picture: Sharp) => picture.avif({ effort: 0 })],
  ["TIFF", (picture: Sharp) => picture.tiff()],
  ["JPEG of a printer", (picture: Sharp) => picture.toColourspace("cmyk").jpeg()],
  ["TIFF of a printer", (picture: Sharp) => picture.toColourspace("cmyk").tiff()],
  ["PNG of 16 bits", (picture: Sharp) => picture.toColourspace("rgb16").png()],
  ["TIFF of 16 bits", (picture: Sharp) => picture.toColourspace("rgb16").tiff()],
])("takes a %s, whatever it is called, and makes it one of the web", async (_kind, toFormat) => {
  const { encode, folder } = await open();
  expect(await encode(await toFormat(grey(480, 320)).toBuffer())).toMatchObject({
    widths: [480],
    colour: expect.stringMatching(/^#[78][\da-f](?:[78][\da-f]){2}$/),
  });
  expect(await sharp(join(folder, `${STEM}.jpg`)).metadata()).toMatchObject({
    format: "jpeg",
    space: "srgb",
  });
});

test("turns a picture upright and says nowhere where it was taken", async () => {
  const { encode, folder } = await open();
  const place = { IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 46/1 42/1" } };
  const taken = grey(600, 400).withMetadata({ orientation: 6, exif: place });
  expect(await encode(await taken.jpeg().toBuffer())).toMatchObject({ width: 400, height: 600 });
  for (const file of [`${STEM}.jpg`, `${STEM}-400.avif`])
    expect((await sharp(join(folder, file)).metadata()).exif).toBeUndefined();
});

test("refuses what is no picture, and goes on with the next", async () => {
  const { encode, folder } = await open();
  const whole = await grey(800, 600).jpeg().toBuffer();
  const faults = {
    "a page of the web": Buffer.from("<!doctype html><title>Not found</title>"),
    "a drawing that is a program": Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ),
    "cut off": whole.subarray(0, whole.length / 2),
    "nothing at all": Buffer.alloc(0),
    "a decompression bomb": await grey(10_001, 10_000).png().toBuffer(),
  };
  for (const [what, bytes] of Object.entries(faults))
    await expect(encode(bytes), what).rejects.toMatchObject({ code: "media-not-image" });
  expect((await readdir(folder)).filter((name) => name.startsWith(STEM))).toEqual([]);
  expect(await encode(whole)).toMatchObject({ width: 800 });
});

test("says of a HEIC picture what to send instead", async () => {
  const { encode } = await open();
  const bytes = Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic and what follows", "latin1");
  await expect(encode(bytes)).rejects.toMatchObject({
    code: "media-not-image",
    message: expect.stringContaining("This is a HEIC picture"),
  });
});

test("a picture that ends the encoder costs that picture only", async () => {
  const { encode, findChild, hasBegun } = await openStuck();
  const fatal = encode();
  while (!hasBegun()) await wait(20);
  process.kill(findChild(), "SIGKILL");
  await expect(fatal).rejects.toMatchObject({
    code: "media-not-image",
    message: "The encoder ended at it (SIGKILL).",
  });
  expect(await encode()).toEqual(knownPicture);
});

test("gives up on a picture that takes too long", async () => {
  const { encode } = await open({ longestMs: 1 });
  await expect(encode(await grey(480, 320).jpeg().toBuffer())).rejects.toMatchObject({
    code: "media-not-image",
  });
});

test("the picture after one that took too long has an encoder of its own", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { encode, hasBegun } = await openStuck();
  const [slow, next] = [encode(), encode()];
  const refused = expect(slow).rejects.toThrow("takes longer");
  while (!hasBegun()) await wait(20);
  vi.runOnlyPendingTimers();
  await refused;
  expect(await next).toEqual(knownPicture);
});

test("works at the lowest priority, its threads too", async () => {
  const { encode, findChild } = await open();
  await encode(await grey(480, 320).jpeg().toBuffer());
  const threads = `/proc/${findChild()}/task`;
  const read = (thread: string, file: string) => readFileSync(join(threads, thread, file), "utf8");
  const workers = readdirSync(threads).filter((thread) => read(thread, "comm").startsWith("libuv-worker"));
  expect(workers.length).toBeGreaterThan(0);
  for (const thread of workers) expect(read(thread, "stat").split(" ")[NICE_FIELD]).toBe("19");
});

/** At the lowest priority a picture takes minutes on a busy machine. */
const PATIENCE_MS = 10 * 60_000;

async function open(options: { longestMs?: number } = {}) {
  const { folder, makeDraft } = await openPictureFiles(makeFolder());
  // Under a name of its own, by which this test finds its process.
  const program = join(folder, "encode.mjs");
  await writeFile(program, `import ${JSON.stringify(join(import.meta.dirname, "encode-process.ts"))};`);
  const encoder = openEncoder({ program, longestMs: PATIENCE_MS, ...options });
  onTestFinished(encoder.close);
  async function encode(bytes: Buffer) {
    const master = makeDraft();
    await writeFile(master, bytes);
    return encoder.encode({ master, folder, stem: STEM });
  }
  return { folder, encode, findChild: () => findChildOf(program) };
}

const knownPicture = { width: 480, height: 320, colour: "#808080", widths: [480] };

/** An encoder whose first process never answers. */
async function openStuck() {
  const folder = makeFolder();
  const program = join(folder, "encode.mjs");
  const began = join(folder, "began");
  await writeFile(
    program,
    `import { existsSync, writeFileSync } from "node:fs";
    const began = ${JSON.stringify(began)};
    process.on("message", () => {
      if (existsSync(began)) process.send({ picture: ${JSON.stringify(knownPicture)} });
      else writeFileSync(began, "");
    });`,
  );
  const encoder = openEncoder({ program });
  onTestFinished(encoder.close);
  return {
    encode: () => encoder.encode({ master: "", folder, stem: STEM }),
    findChild: () => findChildOf(program),
    hasBegun: () => existsSync(began),
  };
}

function findChildOf(program: string) {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const child = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(program));
  if (!child) throw new Error("no encoder runs");
  return Number(child);
}

function grey(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } });
}
