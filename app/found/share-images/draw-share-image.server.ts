import { join } from "node:path";
import sharp from "sharp";
import edge from "#app/coast/drawings/edge.json" with { type: "json" };
import { agency } from "#content/agency.ts";
import { type ShareImage, shareImageSize } from "./share-image.ts";
import { measure, toTextPath } from "./text-path.server.ts";

const MAX_BYTES = 120_000;
const qualities = [82, 74, 66, 58, 48, 36];
const PANEL_TOP = 448;
const MARGIN = 56;
const WORDMARK_SIZE = 52;
const GAP = 48;
const ink = "#0c2832";
const foam = "#fafbf9";
const sand = "#d9cdba";
// For listings whose picture is on another host or cannot be read.
const anyPicture = "/pictures/painted-headland.jpg";

// Leaves the other core to visitors.
sharp.concurrency(1);

/** Draws an image as a JPEG of 1200 × 630 pixels and at most 120,000 bytes; `publicFolder` holds the pictures. */
export async function drawShareImage(image: ShareImage, publicFolder: string): Promise<Buffer> {
  const picture = await readPicture(image.picture, publicFolder).catch(() =>
    readPicture(anyPicture, publicFolder),
  );
  const drawn = await sharp(picture)
    .extend({ bottom: shareImageSize.height - PANEL_TOP, background: ink })
    .composite([{ input: Buffer.from(toPanel(image)) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return encode(drawn);
}

/** Only our own files: the server fetches nothing from other hosts. */
async function readPicture(address: string, publicFolder: string) {
  if (!/^\/pictures\/[\w-]+\.jpg$/.test(address)) throw new Error(`${address} is not one of our pictures`);
  return sharp(join(publicFolder, address))
    .resize(shareImageSize.width, PANEL_TOP, { fit: "cover" })
    .toBuffer();
}

async function encode(drawn: Buffer) {
  for (const quality of qualities) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) return jpeg;
  }
  throw new Error(`A share image stays over ${MAX_BYTES} bytes at quality ${qualities.at(-1)}`);
}

/** The words on ink, below the coast. */
function toPanel({ heading, line }: ShareImage) {
  const { width, height } = shareImageSize;
  const scale = width / edge.width;
  const edgeTop = PANEL_TOP - edge.height * scale;
  const markWidth = measure(agency.name, WORDMARK_SIZE);
  const mark = { x: width - MARGIN - markWidth, y: 600, width: markWidth, size: WORDMARK_SIZE };
  const row = { x: MARGIN, width: width - 2 * MARGIN };
  const besideMark = { x: MARGIN, width: mark.x - MARGIN - GAP };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path transform="translate(0 ${edgeTop}) scale(${scale})" d="${edge.path}" fill="${ink}"/>
<path d="${toTextPath(heading, { ...row, y: 536, size: 84, smallest: 48 })}" fill="${foam}"/>
<path d="${toTextPath(line, { ...besideMark, y: 600, size: 38, smallest: 30 })}" fill="${sand}"/>
<path d="${toTextPath(agency.name, { ...mark, smallest: WORDMARK_SIZE })}" fill="${foam}"/>
</svg>`;
}
