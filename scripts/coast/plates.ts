import { toSmoothPath } from "#app/document/coast/geometry/pen.ts";
import { toCoastLine } from "./coast-drawing.ts";

/** Side of the square in which an agent's stretch of the coast is drawn. */
const SIZE = 400;
const STRETCHES = 7;
const FIRST_LAT = -33.585;
const LAT_BETWEEN_STRETCHES = 0.031;
const LAT_PER_STRETCH = 0.05;
const UNITS_PER_LNG = 1700;
const OVERHANG = 40;

/** The stretches of coast that stand in for portraits, north to south. */
export const plates = {
  size: SIZE,
  stretches: Array.from({ length: STRETCHES }, (_, index) => toStretch(index)),
};

// North at the left and headlands up; y is 0 at the stretch's westernmost point and negative above it.
function toStretch(index: number) {
  const north = FIRST_LAT - index * LAT_BETWEEN_STRETCHES;
  const shore = toCoastLine(
    ({ lat, lng }) => ({ x: ((north - lat) / LAT_PER_STRETCH) * SIZE, y: (151.3 - lng) * UNITS_PER_LNG }),
    1,
  ).filter(({ x }) => x > -OVERHANG && x < SIZE + OVERHANG);
  const base = Math.max(...shore.map(({ y }) => y));
  return toSmoothPath(shore.map(({ x, y }) => ({ x, y: y - base })));
}
