import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { parseFont } from "#app/document/metadata/share-images/parse-font.server.ts";
import type { makePalette } from "./palette.ts";

type Palette = ReturnType<typeof makePalette>;

const LETTER_SIZE = 24;
const icons = { "icon-64": 64, "icon-180": 180, "icon-192": 192, "icon-512": 512 } as const;
const WIDTH = 2000;
const HEIGHT = 1250;
/** Heights of the hills, back to front, in parts of the picture. */
const hills = [0.52, 0.63, 0.76];

/** The first letter of the name, in the typeface of headings, as the icon of browsers and phones. */
export async function drawIcons(folder: string, name: string, { ink, foam }: Palette, font: string) {
  const letter = parseFont(await readFile(font)).getPath(name.slice(0, 1).toUpperCase(), 0, 0, LETTER_SIZE);
  const { x1, x2, y1, y2 } = letter.getBoundingBox();
  const place = `translate(${(16 - (x1 + x2) / 2).toFixed(2)} ${(16 - (y1 + y2) / 2).toFixed(2)})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${ink}"/><path fill="${foam}" transform="${place}" d="${letter.toPathData(2)}"/></svg>\n`;
  await writeFile(join(folder, "favicon.svg"), svg);
  for (const [file, size] of Object.entries(icons))
    await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size)
      .png()
      .toFile(join(folder, `${file}.png`));
}

/** Hills in the agency's colours at three times of the day, until it has pictures of its own: masters for `npm run pictures`. */
export async function drawMasters(folder: string, palette: Palette) {
  await mkdir(folder, { recursive: true });
  const skies = {
    dawn: [palette["banksia-100"], palette.foam],
    noon: [palette["mist-200"], palette.foam],
    dusk: [palette["sand-200"], palette["banksia-100"]],
  };
  const records = [];
  for (const [time, [top, bottom]] of Object.entries(skies)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><path fill="url(#sky)" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>${drawHills([palette.line, palette["sand-200"], palette.tide])}</svg>`;
    await sharp(Buffer.from(svg))
      .jpeg({ quality: 92 })
      .toFile(join(folder, `ground-${time}.jpg`));
    records.push({ file: `ground-${time}.jpg`, kind: "hero", alt: `Hills in the colours of ${time}, drawn` });
  }
  await writeFile(join(folder, "pictures.json"), JSON.stringify(records));
}

function drawHills(colours: readonly string[]) {
  return hills
    .map((height, index) => {
      const [y, bend] = [HEIGHT * height, HEIGHT * (index % 2 === 0 ? 0.16 : -0.12)];
      return `<path fill="${colours[index]}" d="M0 ${y}C${WIDTH * 0.3} ${y - bend} ${WIDTH * 0.6} ${y + bend} ${WIDTH} ${y - bend / 2}V${HEIGHT}H0z"/>`;
    })
    .join("");
}
