import { toCoastLine } from "./coast-line.ts";
import { toSmoothPath } from "./geometry/pen.ts";
import { PLATE_SIZE } from "./geometry/plate-square.ts";

const plateTints = ["ink", "sand", "euc", "tide", "banksia"] as const;
export type PlateTint = (typeof plateTints)[number];

export type Plate = { initials: string; tint: PlateTint; stretch: string };

/** What stands in for a portrait: initials, and the agent's own stretch of the coast as path data. Ink is the principal's. */
export function toPlate(id: number, name: string): Plate {
  const [principalTint, ...otherTints] = plateTints;
  const tint = id === 1 ? principalTint : (otherTints[(id - 2) % otherTints.length] ?? principalTint);
  return { initials: toInitials(name), tint, stretch: toStretch((id - 1) % STRETCH_COUNT) };
}

const STRETCH_COUNT = 7;
const FIRST_LAT = -33.585;
const LAT_BETWEEN_STRETCHES = 0.031;
const LAT_PER_STRETCH = 0.05;
const UNITS_PER_LNG = 1700;
const OVERHANG = 40;

function toInitials(name: string) {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => (word ?? "").charAt(0).toUpperCase()).join("");
}

// North at the left and headlands up; y is 0 at the stretch's westernmost point and negative above it.
function toStretch(index: number) {
  const north = FIRST_LAT - index * LAT_BETWEEN_STRETCHES;
  const shore = toCoastLine(
    ({ lat, lng }) => ({
      x: ((north - lat) / LAT_PER_STRETCH) * PLATE_SIZE,
      y: (151.3 - lng) * UNITS_PER_LNG,
    }),
    1,
  ).filter(({ x }) => x > -OVERHANG && x < PLATE_SIZE + OVERHANG);
  const base = Math.max(...shore.map(({ y }) => y));
  return toSmoothPath(shore.map(({ x, y }) => ({ x, y: y - base })));
}
