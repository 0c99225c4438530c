import { findPlace, type Point } from "./location.ts";

type Located = { suburb: string; coordinates: Point };

/** Where a home may be drawn; one with a hidden address, or without a position, stands at its suburb's place. */
export type Whereabouts = { point: Point; isOwn: boolean };

/** Undefined for a home whose suburb has no place: its coordinates are only somewhere. */
export function getWhereabouts({ suburb, coordinates }: Located): Whereabouts | undefined {
  const place = findPlace(suburb);
  if (!place) return undefined;
  const isOwn = coordinates.lat !== place.lat || coordinates.lng !== place.lng;
  return { point: coordinates, isOwn };
}
