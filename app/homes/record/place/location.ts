import { agencyState } from "#app/agency/agency-state.ts";
import { places } from "#app/agency/folder/places.ts";
import type { StateAndPostcode } from "#app/region/state.ts";

const NEAR_KM = 5;
const KM_PER_DEGREE = 111.2;

export type Point = { lat: number; lng: number };
type Place = (typeof places)[number];

const placesByName = new Map<string, Place>(places.map((place) => [place.name, place]));

/** The place of that name, unless the home says that it is in another one: there is a Manly in Queensland, too. */
export function findPlace({ suburb, state = agencyState, postcode }: StateAndPostcode & { suburb: string }) {
  const place = placesByName.get(suburb);
  const isThere = state === agencyState && (postcode ?? place?.postcode) === place?.postcode;
  return isThere ? place : undefined;
}

/** Whether a suburb in another state has the name of one of ours. */
export function isNamesake({ suburb, state = agencyState }: StateAndPostcode & { suburb: string }) {
  return state !== agencyState && placesByName.has(suburb);
}

/** Whether the position that a record gives can be that of a home in the suburb. */
export function isNear(place: Point | undefined, { lat, lng }: { lat?: number | null; lng?: number | null }) {
  return place !== undefined && lat != null && lng != null && toKilometres(place, { lat, lng }) <= NEAR_KM;
}

/** In a straight line; a peninsula is small enough to be flat. */
export function toKilometres(from: Point, to: Point) {
  const north = (to.lat - from.lat) * KM_PER_DEGREE;
  const east = (to.lng - from.lng) * KM_PER_DEGREE * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}
