import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

// Apple's, and the two that a manifest needs.
const sizes = [180, 192, 512] as const;
const folder = "public";
const VIEW_BOX = 32;
const DOTS_PER_INCH = 72;

/** The icons as PNG, from public/favicon.svg: run it when that changes. */
const svg = await readFile(join(folder, "favicon.svg"));
for (const size of sizes) {
  const drawn = sharp(svg, { density: (DOTS_PER_INCH * size) / VIEW_BOX }).resize(size, size);
  // Systems round the corners themselves: the transparent ones are filled.
  await drawn
    .flatten({ background: "#0c2832" })
    .png({ palette: true })
    .toFile(join(folder, `icon-${size}.png`));
}
