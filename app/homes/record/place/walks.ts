import { walks } from "#app/agency/folder/places.ts";
import { getOwnPosition, type Located } from "./listing-address.ts";
import { toKilometres } from "./location.ts";

/** How long it takes on foot, to the nearest of its kind. */
export type Walk = {
  /** "the beach": as the agency's places.json has it. */
  to: string;
  /** The place, "Manly Beach". */
  name: string;
  minutes: number;
};

/** Streets are so much longer than the straight line. */
const DETOUR = 1.3;
const KM_AN_HOUR = 4.8;
/** The longest walk that is shown, in minutes. */
export const MOST_MINUTES = 45;

/** An estimate for each kind of place that the agency names, in its order; none for a home whose position is not known, or hidden. */
export function getWalks(listing: Located): readonly Walk[] {
  const found = known.get(listing) ?? findWalks(listing);
  known.set(listing, found);
  return found;
}

/** The walk to the kind of place that the agency names first, by which lists are filtered and ordered. */
export function getFirstWalk(listing: Located): Walk | undefined {
  return getWalks(listing).find(({ to }) => to === walks[0]?.to);
}

/** Worked out once for each home: lists ask for them by the thousand. */
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

/** Along streets, of kilometres in a straight line. */
function toWalkMinutes(km: number) {
  return Math.max(1, Math.round(((km * DETOUR) / KM_AN_HOUR) * 60));
}

/** "7 min walk to the beach" */
export function formatWalk({ to, minutes }: Walk) {
  return `${minutes} min walk to ${to}`;
}
