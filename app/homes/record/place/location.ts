import { agencyState } from "#app/agency/agency-state.ts";
import { places } from "#app/agency/folder/places.ts";
import type { StateAndPostcode } from "#app/region/state.ts";

const NEAR_KM = 5;
/** For homes in suburbs that are not in the agency's places. */
const FAR_KM = 50;
const KM_PER_DEGREE = 111.2;

export type Point = { lat: number; lng: number };
type Place = (typeof places)[number];

export type Local = StateAndPostcode & { suburb: string };

const placesByName = new Map<string, Place>(places.map((place) => [place.name, place]));

/** Finds the agency's place for a suburb, but not for a namesake: Queensland has a Manly, too. */
export function findPlace({ suburb, state = agencyState, postcode }: Local) {
  const place = placesByName.get(suburb);
  const isThere = state === agencyState && (postcode ?? place?.postcode) === place?.postcode;
  return isThere ? place : undefined;
}

/** Whether the suburb is in another state and has the name of one of the agency's places. */
export function isNamesake({ suburb, state = agencyState }: Local) {
  return state !== agencyState && placesByName.has(suburb);
}

/** Whether a position is plausible for a home: near its suburb, or for an unknown suburb in the agency's region. */
export function isPlausiblePosition(home: Local, point: Point) {
  if ((home.state ?? agencyState) !== agencyState) return false;
  const place = findPlace(home);
  if (place) return toKilometres(place, point) <= NEAR_KM;
  return places.some((each) => toKilometres(each, point) <= FAR_KM);
}

/** Straight-line distance; exact enough on the plane for a region. */
export function toKilometres(from: Point, to: Point) {
  const north = (to.lat - from.lat) * KM_PER_DEGREE;
  const east = (to.lng - from.lng) * KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
