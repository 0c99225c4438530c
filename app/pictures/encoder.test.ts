import { mkdirSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { allowPictures } from "./allow-pictures.fixture.ts";
import { encode, type Job } from "./encode-on-demand.server.ts";
import { FakeProcess } from "./encoder.fixture.ts";
import { openEncoder } from "./encoder.server.ts";

const STEM = "0123456789abcdef";

/** Encodes like the child process, into a temporary folder. */
async function encodeBytes(bytes: Buffer) {
  const folder = makeFolder();
  mkdirSync(join(folder, "drafts"));
  const master = join(folder, "master");
  await writeFile(master, bytes);
  const answer = await encode({ master, folder, stem: STEM });
  const findFiles = async () => (await readdir(folder)).filter((name) => name.startsWith(STEM)).sort();
  return { answer, folder, findFiles };
}

test("writes all widths and the JPEG, and nothing else", async () => {
  const { answer, folder, findFiles } = await encodeBytes(await grey(2000, 1000).jpeg().toBuffer());
  const widths = [480, 800, 1200, 1600];
  expect(answer).toEqual({ picture: { width: 1600, height: 800, colour: "#808080", widths } });
  expect(await findFiles()).toEqual(
    [...widths.map((width) => `${STEM}-${width}.avif`), `${STEM}.jpg`].toSorted(),
  );
  expect(await readdir(join(folder, "drafts"))).toEqual([]);
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
])("encodes a %s for the web, whatever the file's name", async (_kind, toFormat) => {
  allowPictures();
  const { answer, folder } = await encodeBytes(await toFormat(grey(48, 32)).toBuffer());
  expect(answer).toMatchObject({
    picture: { widths: [48], colour: expect.stringMatching(/^#[78][\da-f](?:[78][\da-f]){2}$/) },
  });
  const made = await sharp(join(folder, `${STEM}.jpg`)).metadata();
  expect(made).toMatchObject({ format: "jpeg", space: "srgb" });
});

const whole = await grey(80, 60).jpeg().toBuffer();

test.each([
  [Buffer.from("<!doctype html><title>Not found</title>"), "It is not a JPEG, PNG"],
  [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), "It is not a JPEG, PNG"],
  [whole.subarray(0, whole.length / 2), "It is damaged or cut off: send it again"],
  [Buffer.alloc(0), "The file is empty: send it again"],
  [await grey(10_001, 10_000).png().toBuffer(), "It has more than 100 megapixels: send it smaller"],
  [Buffer.from("\0\0\0\x18ftypmif1\0\0\0\0mif1heic and what follows", "latin1"), "This is a HEIC picture"],
])("refuses what is no picture, and says what to send instead: %#", async (bytes, words) => {
  allowPictures();
  const { answer, findFiles } = await encodeBytes(bytes);
  expect(answer).toEqual({ fault: expect.stringContaining(words) });
  expect(await findFiles()).toEqual([]);
});

function grey(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } });
}

const job: Job = { master: "", folder: "", stem: STEM };
const picture = { width: 480, height: 320, colour: "#808080", widths: [480] };

/** An encoder whose successive processes have these behaviours. */
function openFake(...behaviours: ((child: FakeProcess) => void)[]) {
  const started: FakeProcess[] = [];
  const start = () => {
    const child = new FakeProcess(behaviours[started.length] ?? answer);
    started.push(child);
    return child;
  };
  return { encoder: openEncoder({ start }), started };
}

const answer = (child: FakeProcess) => void child.emit("message", { picture });

test("a picture that crashes the encoder does not affect others", async () => {
  const { encoder } = openFake((child) => {
    Object.assign(child, { signalCode: "SIGKILL" });
    child.emit("exit", null, "SIGKILL");
  });
  const [fatal, next] = [encoder.encode(job), encoder.encode(job)];
  await expect(fatal).rejects.toMatchObject({
    code: "media-not-image",
    message: "The encoder ended while encoding it (SIGKILL).",
  });
  expect(await next).toEqual(picture);
});

test("a faulty picture is refused with its code; a failure of the encoder itself refuses none", async () => {
  const replies = [{ fault: "no picture" }, { failure: "the disk is full" }];
  const { encoder, started } = openFake((child) => void child.emit("message", replies.shift()));
  await expect(encoder.encode(job)).rejects.toMatchObject({ code: "media-not-image" });
  await expect(encoder.encode(job)).rejects.toThrow("cannot work: the disk is full");
  expect(started).toHaveLength(1);
});

test("after a picture that took too long the next one gets a new process", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { encoder, started } = openFake(() => vi.runOnlyPendingTimers());
  const [slow, next] = [encoder.encode(job), encoder.encode(job)];
  await expect(slow).rejects.toMatchObject({
    code: "media-unreachable",
    message: expect.stringContaining("takes longer than 120 s"),
  });
  expect(await next).toEqual(picture);
  expect(started).toHaveLength(2);
});
