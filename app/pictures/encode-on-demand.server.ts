import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { encodePicture } from "#app/ui/picture/encode.server.ts";
import { heicAdvice, isHeic } from "./heic.ts";

/** Widths up to that of the gallery in a wide window (app/ui/picture/picture-sizes.ts). */
const usualWidths = [480, 800, 1200, 1600];
const MOST_PIXELS = 100_000_000;
// "error" tolerates the small faults of JPEGs from cameras and CRMs, but refuses truncated files.
const input = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;

const JobSchema = v.object({
  master: v.string(),
  folder: v.string(),
  /** The name of the files to write, without suffix and extension. */
  stem: v.string(),
  /** Pixels; the site's usual widths by default. */
  widths: v.optional(v.array(v.number())),
});
export type Job = v.InferOutput<typeof JobSchema>;

const pictureSchema = v.object({
  width: v.number(),
  height: v.number(),
  colour: v.string(),
  widths: v.array(v.number()),
});
export type EncodedPicture = v.InferOutput<typeof pictureSchema>;

const AnswerSchema = v.union([
  v.object({ picture: pictureSchema }),
  /** The picture cannot be read; the message says why. */
  v.object({ fault: v.string() }),
  /** The encoder itself failed, for example because the disk is full. */
  v.object({ failure: v.string() }),
]);
export type Answer = v.InferOutput<typeof AnswerSchema>;

export function parseAnswer(message: unknown): Answer {
  return v.parse(AnswerSchema, message);
}

/** Runs in a child process: encodes its parent's jobs, and exits with it. */
export function encodeOnDemand() {
  allowPicturesOnly();
  process.on("disconnect", () => process.exit());
  process.on("message", async (message) => {
    process.send?.(await encode(v.parse(JobSchema, message)));
  });
}

/** Restricts sharp to these formats, recognised by content. SVG is excluded, because it can contain scripts. */
export function allowPicturesOnly() {
  sharp.block({ operation: ["VipsForeignLoad"] });
  const formats = ["Jpeg", "Png", "Webp", "Nsgif", "Tiff", "Heif"];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });
}

/** Encodes a picture into files. `fault` is the picture's own; after a `failure` it may be tried again. */
export async function encode({ master, folder, stem, widths = usualWidths }: Job): Promise<Answer> {
  try {
    const bytes = await readFile(master);
    const encoded = await encodePicture(stem, bytes, { widths, input }).catch((error: unknown) => ({
      fault: isHeic(bytes) ? heicAdvice : describeFault(toReason(error)),
    }));
    if ("fault" in encoded) return encoded;
    const { files, ...picture } = encoded;
    // The JPEG is written last: if it exists, so do the others.
    for (const [file, content] of files) await writeWhole(folder, file, content);
    return { picture };
  } catch (error) {
    return { failure: toReason(error) };
  }
}

const faults = [
  ["unsupported image format", "It is not a JPEG, PNG, WebP, AVIF, GIF or TIFF file"],
  ["exceeds pixel limit", `It has more than ${MOST_PIXELS / 1_000_000} megapixels: send it smaller`],
  ["is empty", "The file is empty: send it again"],
] as const;

/** Explains sharp's reason for not reading a picture. */
function describeFault(reason: string) {
  const [, words] = faults.find(([said]) => reason.includes(said)) ?? [];
  return words ?? `It is damaged or cut off: send it again (${reason})`;
}

function toReason(error: unknown) {
  return error instanceof Error ? error.message.trim().replaceAll("\n", ", ") : String(error);
}

async function writeWhole(folder: string, file: string, content: Buffer) {
  const draft = join(folder, "drafts", `${process.pid}-${file}`);
  await writeFile(draft, content);
  await rename(draft, join(folder, file));
}
