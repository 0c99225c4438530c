import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const SVG = "favicon.svg";
/** Sizes in pixels of the icons that browsers and phones need besides the SVG. */
const sizes = { "icon-64.png": 64, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;
/** File names of a site's icons in `public/`. */
export const iconFiles = [SVG, ...Object.keys(sizes)];

/** Writes a logo into an agency's folder as icons for browsers and phones. Throws if it is not an SVG. */
export async function writeIcons(folder: string, svg: Buffer) {
  const nothing = { format: "", width: 0, height: 0 };
  const { format, width, height } = await sharp(svg)
    .metadata()
    .catch(() => nothing);
  if (format !== "svg") throw new Error("The logo has to be an SVG, about as wide as high.");
  // SVGs are rendered at 72 pixels an inch; a small one needs a higher density to stay sharp.
  const toDensity = (size: number) => Math.min(Math.max((72 * size) / Math.max(width, height), 1), 100_000);
  for (const [file, size] of Object.entries(sizes))
    await sharp(svg, { density: toDensity(size) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toFile(join(folder, "public", file));
  await writeFile(join(folder, "public", SVG), svg);
}
