import { walks } from "#app/agency/folder/places.ts";
import { getOwnPosition, type Located } from "./listing-address.ts";
import { toKilometres } from "./location.ts";

export type Walk = {
  /** "the beach", from the agency's places.json. */
  to: string;
  /** The name of the place, "Manly Beach". */
  name: string;
  minutes: number;
};

/** Ratio of the way along streets to the straight line. */
const DETOUR = 1.3;
const KM_AN_HOUR = 4.8;
/** The longest walk shown, in minutes. */
export const MOST_MINUTES = 45;

/** Estimates a walk to each kind of place, in the agency's order; none if the home's position is unknown or hidden. */
export function getWalks(listing: Located): readonly Walk[] {
  const found = known.get(listing) ?? findWalks(listing);
  known.set(listing, found);
  return found;
}

/** The walk to the agency's first kind of place, by which lists are filtered and sorted. */
export function getFirstWalk(listing: Located): Walk | undefined {
  return getWalks(listing).find(({ to }) => to === walks[0]?.to);
}

/** Cached per home, because lists need thousands of walks. */
const known = new WeakMap<Located, readonly Walk[]>();

function findWalks(listing: Located): readonly Walk[] {
  const where = getOwnPosition(listing);
  if (!where) return [];
  return walks.flatMap(({ to, places }) => {
    const [nearest] = places
      .map((place) => ({ name: place.name, km: toKilometres(where, place) }))
      .sort((one, other) => one.km - other.km);
    if (!nearest) return [];
    const minutes = toWalkMinutes(nearest.km);
    return minutes > MOST_MINUTES ? [] : [{ to, name: nearest.name, minutes }];
  });
}

/** Minutes along streets for a straight-line distance. */
function toWalkMinutes(km: number) {
  return Math.max(1, Math.round(((km * DETOUR) / KM_AN_HOUR) * 60));
}

/** "7 min walk to the beach" */
export function formatWalk({ to, minutes }: Walk) {
  return `${minutes} min walk to ${to}`;
}
