import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font, PathCommand } from "opentype.js";
import sharp from "sharp";
import { agency } from "#app/agency/folder/agency.ts";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { edge } from "#app/agency/folder/drawings.ts";
import { fonts, getColour } from "#app/agency/folder/theme.ts";
import { parseFont } from "./parse-font.server.ts";
import { type ShareImage, shareImageSize } from "./share-image.ts";

const MAX_BYTES = 120_000;
const qualities = [82, 74, 66, 58, 48, 36];
const PANEL_TOP = 448;
const MARGIN = 56;
const WORDMARK_SIZE = 52;
const GAP = 48;
const ink = getColour("ink");
const foam = getColour("foam");
const sand = getColour("sand-200");
// For listings whose picture is on another host or cannot be read.
const anyPicture = `/pictures/${agency.defaultPicture}.jpg`;
const ourPicture = /^\/pictures\/([\w-]+\.(?:jpg|svg))$/;
/** Where that cannot be read either. */
const plain = {
  create: { width: shareImageSize.width, height: PANEL_TOP, channels: 3, background: getColour("mist") },
} as const;
const words = { left: 24, top: 36, height: 56, size: 30 };

// Leaves the other core to visitors.
sharp.concurrency(1);

/**
 * Draws an image as a JPEG of 1200 × 630 pixels and at most 120,000 bytes; `pictureFolders` hold the pictures. Not final
 * where one of ours is not here, which may still come.
 */
export async function drawShareImage(image: ShareImage, pictureFolders: readonly string[]) {
  const own = await readPicture(image.picture, pictureFolders);
  const isFinal = own !== undefined || !ourPicture.test(image.picture);
  const picture = own ?? (await readPicture(anyPicture, pictureFolders));
  const drawn = await (picture ? sharp(picture) : sharp(plain))
    .extend({ bottom: shareImageSize.height - PANEL_TOP, background: ink })
    .composite([{ input: Buffer.from(toPanel(image)) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { jpeg: await encode(drawn), isFinal };
}

/** Only our own files: the server fetches nothing from other hosts. */
async function readPicture(address: string, folders: readonly string[]) {
  const file = ourPicture.exec(address)?.[1];
  if (!file) return undefined;
  for (const folder of folders) {
    const picture = sharp(join(folder, file)).resize(shareImageSize.width, PANEL_TOP, { fit: "cover" });
    const bytes = await picture.toBuffer().catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

async function encode(drawn: Buffer) {
  for (const quality of qualities) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A share image stays over ${MAX_BYTES} bytes at quality ${qualities.at(-1)}`);
}

/** The words on ink, below the coast's edge, and those on a placeholder. */
function toPanel({ heading, line, words: onPicture }: ShareImage) {
  const { width, height } = shareImageSize;
  const markWidth = measure(agency.name, WORDMARK_SIZE);
  const mark = { x: width - MARGIN - markWidth, y: 600, width: markWidth, size: WORDMARK_SIZE };
  const row = { x: MARGIN, width: width - 2 * MARGIN };
  const besideMark = { x: MARGIN, width: mark.x - MARGIN - GAP };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${edge ? toEdge(edge) : ""}
<path d="${toTextPath(heading, { ...row, y: 536, size: 84, smallest: 48 })}" fill="${foam}"/>
<path d="${toTextPath(line, { ...besideMark, y: 600, size: 38, smallest: 30 })}" fill="${sand}"/>
<path d="${toTextPath(agency.name, { ...mark, smallest: WORDMARK_SIZE })}" fill="${foam}"/>
${onPicture ? toTab(onPicture) : ""}
</svg>`;
}

function toEdge({ width, height, path }: NonNullable<typeof edge>) {
  const scale = shareImageSize.width / width;
  return `<path transform="translate(0 ${PANEL_TOP - height * scale}) scale(${scale})" d="${path}" fill="${ink}"/>`;
}

function toTab(text: string) {
  const { left, top, height, size } = words;
  const width = measure(text, size);
  const row = { x: MARGIN, y: top + height - 18, width, size, smallest: size };
  return `<path d="M${MARGIN - left} ${top}h${width + 2 * left}v${height}h${-width - 2 * left}z" fill="${foam}"/>
<path d="${toTextPath(text, row)}" fill="${ink}"/>`;
}

const look = { letterSpacing: -0.018 };
const SHRINK = 0.94;

/**
 * A line of text in the site's display type as SVG path data: no machine needs the font installed. Too long a line
 * is set smaller, down to `smallest` pixels, and then cut with an ellipsis at `width` pixels.
 */
export function toTextPath(
  text: string,
  place: { x: number; y: number; size: number; smallest: number; width: number },
): string {
  const { x, y, width, smallest } = place;
  let size = place.size;
  while (size > smallest && measure(text, size) > width) size *= SHRINK;
  const fitting = cut(text, width, size);
  return getFont().getPath(fitting, x, y, size, look).commands.map(toPathData).join("");
}

/** The library's own writer makes NaN of some numbers (opentype.js 2.0.0). */
function toPathData(command: PathCommand) {
  const { type } = command;
  if (type === "Z") return type;
  const end = [command.x, command.y];
  if (type === "C") return toNumbers(type, [command.x1, command.y1, command.x2, command.y2, ...end]);
  return toNumbers(type, type === "Q" ? [command.x1, command.y1, ...end] : end);
}

function toNumbers(type: string, numbers: readonly number[]) {
  return type + numbers.map((number) => number.toFixed(1)).join(" ");
}

/** Width in pixels of a text in the display type. */
export function measure(text: string, size: number) {
  return getFont().getAdvanceWidth(text, size, look);
}

function cut(text: string, width: number, size: number) {
  if (measure(text, size) <= width) return text;
  let kept = text;
  while (kept && measure(`${kept}…`, size) > width) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}

let font: Font | undefined;

function getFont() {
  font ??= readFont();
  return font;
}

function readFont() {
  return parseFont(readFileSync(toAgencyPath(`public${fonts[0]?.replace(/woff2$/, "woff")}`)));
}
