import path from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { readManifest } from "./manifest.ts";

const usage = "Usage: node scripts/pictures/contact-sheet.ts --out FILE.png [NAME …]";
const root = path.join(import.meta.dirname, "../..");
const COLUMNS = 4;
const CELL = { width: 420, height: 280, label: 24, gap: 8 };

const { values, positionals } = parseArgs({ options: { out: { type: "string" } }, allowPositionals: true });
if (!values.out) {
  console.error(usage);
  process.exit(1);
}

const manifest = await readManifest(path.join(root, "app/ui/picture/pictures.json"));
const unknown = positionals.filter((name) => !Object.hasOwn(manifest, name));
if (unknown.length > 0) {
  console.error(`Not in the manifest: ${unknown.join(", ")}`);
  process.exit(1);
}
await drawContactSheet(values.out, positionals.length > 0 ? positionals : Object.keys(manifest));

async function drawContactSheet(file: string, names: readonly string[]) {
  const cellWidth = CELL.width + CELL.gap;
  const cellHeight = CELL.height + CELL.label + CELL.gap;
  const layers = await Promise.all(
    names.map(async (name, index) => ({
      input: await drawCell(name),
      left: CELL.gap + (index % COLUMNS) * cellWidth,
      top: CELL.gap + Math.floor(index / COLUMNS) * cellHeight,
    })),
  );
  const width = CELL.gap + Math.min(COLUMNS, names.length) * cellWidth;
  const height = CELL.gap + Math.ceil(names.length / COLUMNS) * cellHeight;
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(layers)
    .png()
    .toFile(file);
}

async function drawCell(name: string) {
  const picture = sharp(path.join(root, "public/pictures", `${name}.jpg`));
  const label = `<svg width="${CELL.width}" height="${CELL.label}"><text x="2" y="17" font-family="sans-serif" font-size="15">${name}</text></svg>`;
  return picture
    .resize({ width: CELL.width, height: CELL.height, fit: "contain", background: "#eef2f0" })
    .extend({ bottom: CELL.label, background: "white" })
    .composite([{ input: Buffer.from(label), gravity: "southwest" }])
    .png()
    .toBuffer();
}
