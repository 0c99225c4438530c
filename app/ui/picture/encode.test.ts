import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture, toAvailableWidths } from "./encode.server.ts";

const usual = { widths: [480, 800, 1200] };
const wide = { widths: [480, 1600] };

test("never exceeds the width of the master", () => {
  expect(toAvailableWidths([480, 800, 1200, 1600], 1200)).toEqual([480, 800, 1200]);
  expect(toAvailableWidths(usual.widths, 960)).toEqual([480, 800, 960]);
  expect(toAvailableWidths(usual.widths, 300)).toEqual([300]);
});

test("writes each width once and a JPEG no wider than 1200", async () => {
  const picture = await encodePicture("hero-01", await grey(1600, 1067).toBuffer(), wide);
  expect(picture).toMatchObject({ width: 1600, height: 1067, colour: "#808080" });
  const widths = [...picture.files].map(async ([file, bytes]) => [file, await widthOf(bytes)]);
  const expected = { "hero-01-480.avif": 480, "hero-01-1600.avif": 1600, "hero-01.jpg": 1200 };
  expect(Object.fromEntries(await Promise.all(widths))).toEqual(expected);
});

test("computes the colour of a black-and-white picture, too", async () => {
  const master = await grey(300, 200).toColourspace("b-w").toBuffer();
  expect((await sharp(master).metadata()).channels).toBe(1);
  expect((await encodePicture("beach-01", master, usual)).colour).toBe("#808080");
});

test("flattens a transparent picture on white", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const plan = sharp({ create: { width: 300, height: 200, channels: 4, background: clear } }).png();
  const { colour, files } = await encodePicture("plan-01", await plan.toBuffer(), usual);
  expect(colour).toBe("#ffffff");
  for (const bytes of files.values()) expect((await sharp(bytes).stats()).dominant.r).toBeGreaterThan(240);
});

test("leaves no metadata in the outputs", async () => {
  const exif = { IFD0: { Artist: "Somebody" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "33/1 46/1 42/1" } };
  const master = await grey(600, 400).withExif(exif).withIccProfile("p3").toBuffer();
  expect((await sharp(master).metadata()).exif).toBeDefined();

  const { files } = await encodePicture("living-01", master, usual);
  for (const bytes of files.values()) {
    const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test("turns a picture upright before the camera's orientation is stripped", async () => {
  const sideways = await grey(600, 400).withMetadata({ orientation: 6 }).toBuffer();
  const picture = await encodePicture("living-01", sideways, usual);
  expect(picture).toMatchObject({ width: 400, height: 600, widths: [400] });
});

test("lowers the quality of a picture that is over its budget", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const busy = await sharp({ create: { width: 800, height: 533, channels: 3, background: "grey", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const plain = await sharp(busy).avif({ quality: 55, effort: 2 }).toBuffer();
  const { files } = await encodePicture("garden-01", busy, usual);
  expect(files.get("garden-01-800.avif")?.length).toBeLessThan(plain.length);
});

function grey(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } }).jpeg();
}

async function widthOf(bytes: Buffer) {
  return (await sharp(bytes).metadata()).width;
}
