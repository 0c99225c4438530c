import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const SVG = "favicon.svg";
/** Width and height in pixels of what browsers and phones want besides the SVG. */
const sizes = { "icon-64.png": 64, "icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;
/** What a site's icons are called in `public/`. */
export const iconFiles = [SVG, ...Object.keys(sizes)];

/** Writes a logo into an agency's folder, as the icons of browsers and phones. Throws where it is no SVG. */
export async function writeIcons(folder: string, svg: Buffer) {
  const nothing = { format: "", width: 0, height: 0 };
  const { format, width, height } = await sharp(svg)
    .metadata()
    .catch(() => nothing);
  if (format !== "svg") throw new Error("The logo has to be an SVG, about as wide as high.");
  // SVGs have 72 pixels an inch; without more, a small one is enlarged from its few pixels.
  const toDensity = (size: number) => Math.min(Math.max((72 * size) / Math.max(width, height), 1), 100_000);
  for (const [file, size] of Object.entries(sizes))
    await sharp(svg, { density: toDensity(size) })
      .resize(size, size, { fit: "contain", background: "#0000" })
      .png()
      .toFile(join(folder, "public", file));
  await writeFile(join(folder, "public", SVG), svg);
}
