import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";

const TAB_SIZE = 64;
// Apple's, and the two that a manifest needs.
const systemSizes = [180, 192, 512] as const;
const folder = "agencies/headland/public";
const VIEW_BOX = 32;
const DOTS_PER_INCH = 72;

// node scripts/icons/app-icons.ts: the tab and home screen icons as PNG. Run it when agencies/headland/public/favicon.svg changes.
const svg = await readFile(join(folder, "favicon.svg"));
await save(draw(TAB_SIZE), TAB_SIZE);
// Systems round the corners themselves: the transparent ones are filled.
for (const size of systemSizes) await save(draw(size).flatten({ background: "#0c2832" }), size);

function draw(size: number) {
  return sharp(svg, { density: (DOTS_PER_INCH * size) / VIEW_BOX }).resize(size, size);
}

function save(drawn: Sharp, size: number) {
  return drawn.png({ palette: true }).toFile(join(folder, `icon-${size}.png`));
}
