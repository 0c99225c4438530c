import { join } from "node:path";
import sharp from "sharp";
import { agency } from "#app/agency/folder/agency.ts";
import { edge } from "#app/agency/folder/drawings.ts";
import { getColour } from "#app/agency/folder/theme.ts";
import { type ShareImage, shareImageSize } from "./share-image.ts";
import { measure, toTextPath } from "./text-path.server.ts";

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
const anyPicture = "/pictures/hero-noon.jpg";
const ourPicture = /^\/pictures\/([\w-]+\.(?:jpg|svg))$/;
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
  const drawn = await sharp(picture)
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
