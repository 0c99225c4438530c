import sharp, { type SharpOptions } from "sharp";
import { JPEG_WIDTH } from "./picture-address.ts";

/** Increase this number when a setting below changes, so that every picture is encoded again. */
export const ENCODER_VERSION = 2;

const AVIF = { effort: 2, chromaSubsampling: "4:2:0" } as const;
const AVIF_QUALITY = 55;
const AVIF_LOWEST_QUALITY = 30;
const AVIF_QUALITY_STEP = 5;
const JPEG = { quality: 72, mozjpeg: true, progressive: true } as const;

// A phone 390 px wide loads the 800 px encoding, and its first picture may weigh 60 KB (quality targets).
export const usualBudgets: ReadonlyMap<number, number> = new Map([
  [480, 30_000],
  [800, 60_000],
]);

type Settings = {
  /** In pixels, ascending; widths above the master's are skipped. */
  widths: readonly number[];
  /** The target size of an AVIF in bytes, by width. */
  budgets?: ReadonlyMap<number, number>;
  input?: Pick<SharpOptions, "failOn" | "limitInputPixels">;
};

/** The steps up to the master's width; its own width replaces the first step above it. */
export function toAvailableWidths(steps: readonly number[], masterWidth: number): number[] {
  const reached = steps.filter((step) => step <= masterWidth);
  const reachesAll = reached.length === steps.length || reached.at(-1) === masterWidth;
  return reachesAll ? reached : [...reached, masterWidth];
}

/** File names of the encodings of picture `name`, by width, and of the JPEG for browsers without AVIF. */
export function encodingNames(name: string, widths: readonly number[]): string[] {
  return [...widths.map((width) => avifName(name, width)), `${name}.jpg`];
}

/**
 * Encodes a master as AVIF at each of its widths and as one JPEG: upright, in sRGB, on white where transparent, without
 * metadata. An AVIF over its budget is encoded again at lower quality. Throws when the master cannot be read in full.
 */
export async function encodePicture(
  name: string,
  master: Buffer,
  { widths: steps, budgets = usualBudgets, input = {} }: Settings,
) {
  const { autoOrient } = await sharp(master, input).metadata();
  const widths = toAvailableWidths(steps, autoOrient.width);
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const budget = budgets.get(width) ?? Number.POSITIVE_INFINITY;
    const pixels = await upright(master, width, input).png({ compressionLevel: 0 }).toBuffer();
    files.set(avifName(name, width), await encodeAvif(pixels, budget));
  }
  files.set(`${name}.jpg`, await upright(master, JPEG_WIDTH, input).jpeg(JPEG).toBuffer());

  const width = Math.max(...widths);
  const height = Math.round((autoOrient.height * width) / autoOrient.width);
  return {
    /** Pixels of the widest encoding, never above the master's. */
    width,
    height,
    /** The average colour, as #8aa1ad, shown while the picture loads. */
    colour: await averageColour(master, input),
    /** Pixels, ascending. */
    widths,
    files,
  };
}

async function encodeAvif(pixels: Buffer, budget: number) {
  for (let quality = AVIF_QUALITY; ; quality -= AVIF_QUALITY_STEP) {
    const encoded = await sharp(pixels)
      .avif({ ...AVIF, quality })
      .toBuffer();
    if (encoded.length <= budget || quality <= AVIF_LOWEST_QUALITY) return encoded;
  }
}

async function averageColour(master: Buffer, input: SharpOptions) {
  const onePixel = sharp(master, input).flatten({ background: "white" }).resize(1, 1, { fit: "fill" });
  const pixel = await onePixel.toColourspace("srgb").raw().toBuffer();
  return `#${pixel.toString("hex")}`;
}

// sharp drops metadata and converts to sRGB by default, but turns pictures upright only on request.
function upright(master: Buffer, width: number, input: SharpOptions) {
  return sharp(master, { ...input, autoOrient: true })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: "white" });
}

function avifName(name: string, width: number) {
  return `${name}-${width}.avif`;
}
