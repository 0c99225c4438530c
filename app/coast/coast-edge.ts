import { toCoastLine } from "./coast-line.ts";
import { toSmoothPath } from "./geometry/pen.ts";

export const edgeSize = { width: 1440, height: 108 } as const;

const LEFT_LAT = -33.575;
const UNITS_PER_LAT = 5737;
const TOP_LNG = 151.3466;
const UNITS_PER_LNG = 1575;

/** The coast turned on its side, north at the left: land fills the picture below the line. */
export function toEdgePath() {
  const shore = toCoastLine(
    ({ lat, lng }) => ({ x: (LEFT_LAT - lat) * UNITS_PER_LAT, y: (TOP_LNG - lng) * UNITS_PER_LNG }),
    1,
  );
  const { width, height } = edgeSize;
  const below = height + 2;
  return `${toSmoothPath(shore)}H${width + 9}V${below}H-200z`;
}
