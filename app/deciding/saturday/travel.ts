type Point = { lat: number; lng: number };

const KM_PER_DEGREE = 111.2;
/** Streets are longer than the straight line. */
const DETOUR = 1.4;
const KM_PER_HOUR = 25;
const PARKING_MINUTES = 5;
const MINUTES_PER_HOUR = 60;

/** Minutes from door to door, estimated: a straight line × 1.4 at 25 km/h, and 5 minutes to park and walk. */
export function estimateTravel(from: Point, to: Point) {
  const north = (to.lat - from.lat) * KM_PER_DEGREE;
  const east = (to.lng - from.lng) * KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  const km = Math.hypot(north, east) * DETOUR;
  return Math.ceil((km / KM_PER_HOUR) * MINUTES_PER_HOUR + PARKING_MINUTES);
}
