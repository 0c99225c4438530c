import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Palette } from "./palette.ts";

const WIDTH = 2000;
const HEIGHT = 1250;
/** Heights of the hills from back to front, as fractions of the picture. */
const hills = [0.52, 0.63, 0.76];

/**
 * Draws hills in the agency's colours at three times of day, as masters for `npm run pictures` until it has pictures of
 * its own.
 */
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

/** Draws a house before the hills, for a home without photographs; its position depends on `index`. */
export function drawPlaceholder(palette: Palette, index: number) {
  const [left, sun] = [840 + index * 50, 1560 - index * 260];
  const house = `M${left} 960V760l-40 20 200-160 200 160-40-20v200zm120 0V830h80v130m40-110h50v50h-50zm-210 0h50v50h-50z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 240 ${WIDTH} ${WIDTH / 2}" width="1600" height="800"><path fill="${palette.mist}" d="M0 240H${WIDTH}V${HEIGHT}H0z"/><circle cx="${sun}" cy="440" r="80" fill="${palette["sand-100"]}"/>${drawHills([palette["mist-200"], palette["sand-100"], palette.line])}<path fill="${palette.foam}" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round" d="${house}"/></svg>\n`;
}

/** Draws a hill under the sun. */
export function drawIcon({ ink, foam, "banksia-300": sun }: Palette) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="${ink}"/><circle cx="21" cy="11" r="4" fill="${sun}"/><path fill="${foam}" d="M4 25C9 15 13 13 17 18c3 4 6 5 11 3v7H4z"/></svg>\n`;
}
