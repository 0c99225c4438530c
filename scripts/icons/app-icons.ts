import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { toAgencyPath } from "#app/agency/folder/disk.ts";
import { getColour } from "#app/agency/folder/theme.ts";

const TAB_SIZE = 64;
// Apple's, and the two that a manifest needs.
const systemSizes = [180, 192, 512] as const;
const VIEW_BOX = 32;
const DOTS_PER_INCH = 72;

// node scripts/icons/app-icons.ts: the tab and home screen icons as PNG. Run it when favicon.svg of the agency that AGENCY_DIR names changes.
const svg = await readFile(toAgencyPath("public/favicon.svg"));
await save(draw(TAB_SIZE), TAB_SIZE);
// Systems round the corners themselves: the transparent ones are filled.
for (const size of systemSizes) await save(draw(size).flatten({ background: getColour("ink") }), size);

function draw(size: number) {
  return sharp(svg, { density: (DOTS_PER_INCH * size) / VIEW_BOX }).resize(size, size);
}

function save(drawn: Sharp, size: number) {
  return drawn.png({ palette: true }).toFile(toAgencyPath(`public/icon-${size}.png`));
}
