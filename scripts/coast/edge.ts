import { toSmoothPath } from "#app/document/coast/geometry/pen.ts";
import { toCoastLine } from "./coast-drawing.ts";

const WIDTH = 1440;
const HEIGHT = 108;
const LEFT_LAT = -33.575;
const UNITS_PER_LAT = 5737;
const TOP_LNG = 151.3466;
const UNITS_PER_LNG = 1575;

/** The coast turned on its side, north at the left: land fills the picture below the line. */
export const edge = { width: WIDTH, height: HEIGHT, path: toEdgePath() };

function toEdgePath() {
  const shore = toCoastLine(
    ({ lat, lng }) => ({ x: (LEFT_LAT - lat) * UNITS_PER_LAT, y: (TOP_LNG - lng) * UNITS_PER_LNG }),
    1,
  );
  return `${toSmoothPath(shore)}H${WIDTH + 9}V${HEIGHT + 2}H-200z`;
}
