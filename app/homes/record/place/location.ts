import { agencyState } from "#app/agency/agency-state.ts";
import { places } from "#app/agency/folder/places.ts";
import type { StateAndPostcode } from "#app/region/state.ts";

const NEAR_KM = 5;
/** An agency also sells homes in suburbs that its folder has no place for. */
const FAR_KM = 50;
const KM_PER_DEGREE = 111.2;

export type Point = { lat: number; lng: number };
type Place = (typeof places)[number];

/** A suburb, and what is known of where it is. */
export type Local = StateAndPostcode & { suburb: string };

const placesByName = new Map<string, Place>(places.map((place) => [place.name, place]));

/** The place of that name, unless the home says that it is in another one: there is a Manly in Queensland, too. */
export function findPlace({ suburb, state = agencyState, postcode }: Local) {
  const place = placesByName.get(suburb);
  const isThere = state === agencyState && (postcode ?? place?.postcode) === place?.postcode;
  return isThere ? place : undefined;
}

/** Whether a suburb in another state has the name of one of ours. */
export function isNamesake({ suburb, state = agencyState }: Local) {
  return state !== agencyState && placesByName.has(suburb);
}

/** Whether a position can be that of a home in the suburb; in one that we have no place for, of one in our region. */
export function canStandAt(home: Local, point: Point) {
  if ((home.state ?? agencyState) !== agencyState) return false;
  const place = findPlace(home);
  if (place) return toKilometres(place, point) <= NEAR_KM;
  return places.some((each) => toKilometres(each, point) <= FAR_KM);
}

/** In a straight line; a peninsula is small enough to be flat. */
export function toKilometres(from: Point, to: Point) {
  const north = (to.lat - from.lat) * KM_PER_DEGREE;
  const east = (to.lng - from.lng) * KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
