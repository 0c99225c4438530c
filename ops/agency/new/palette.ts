import type { Colour } from "#app/agency/folder/schemas/theme.ts";
import { contrastPairs, getContrast, leastContrast } from "#app/agency/folder/schemas/theme.ts";

const WHITE = "#ffffff";
const BLACK = "#000000";
const STEP = 0.02;

export type Palette = Record<Colour, string>;

/** Makes every colour of the theme from a dark and a bright one, with the contrast that texts need. */
export function makePalette({ dark, bright }: { dark: string; bright: string }): Palette {
  const ink = darkenFor(dark, WHITE, 12);
  const palette: Palette = {
    foam: mix(ink, WHITE, 0.975),
    mist: mix(ink, WHITE, 0.93),
    "mist-200": mix(ink, WHITE, 0.88),
    line: mix(ink, WHITE, 0.82),
    control: mix(ink, WHITE, 0.45),
    slate: mix(ink, WHITE, 0.25),
    tide: mix(ink, WHITE, 0.12),
    ink,
    "ink-hover": mix(ink, WHITE, 0.12),
    "sand-50": mix(bright, WHITE, 0.92),
    "sand-100": mix(bright, WHITE, 0.84),
    "sand-200": mix(bright, WHITE, 0.7),
    "sand-700": mix(bright, ink, 0.6),
    banksia: bright,
    "banksia-700": mix(bright, ink, 0.3),
    "banksia-100": mix(bright, WHITE, 0.85),
    "banksia-300": mix(bright, WHITE, 0.4),
    // Success is green and failure red, whatever the agency's colours.
    euc: "#3d5d4b",
    "euc-100": "#dfe9e2",
    flame: "#a4301e",
    "flame-100": "#fae6e1",
  };
  for (const [kind, colour, ground] of contrastPairs)
    palette[colour] = darkenFor(palette[colour], palette[ground], leastContrast[kind]);
  return palette;
}

/** Moves a colour towards black, or towards white on a dark ground, until its contrast is at least `least`. */
function darkenFor(colour: string, ground: string, least: number) {
  const end = getContrast(BLACK, ground) > getContrast(WHITE, ground) ? BLACK : WHITE;
  for (let part = 0; part < 1; part += STEP) {
    const mixed = mix(colour, end, part);
    if (getContrast(mixed, ground) >= least) return mixed;
  }
  return end;
}

/** Mixes in `part` of the other colour, from 0 to 1. */
function mix(one: string, other: string, part: number) {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((from ?? 0) * (1 - part) + (to ?? 0) * part);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
