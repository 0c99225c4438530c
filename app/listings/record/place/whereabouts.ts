import { findPlace, type Point } from "./location.ts";
import type { Region } from "./region.ts";

type Located = Region & { suburb: string; coordinates: Point };

/** Where a home may be drawn; one with a hidden address, or without a position, stands at its suburb's place. */
export type Whereabouts = { point: Point; isOwn: boolean };

/** Undefined for a home whose suburb has no place: its coordinates are only somewhere. */
export function getWhereabouts(home: Located): Whereabouts | undefined {
  const place = findPlace(home);
  if (!place) return undefined;
  const { coordinates } = home;
  const isOwn = coordinates.lat !== place.lat || coordinates.lng !== place.lng;
  return { point: coordinates, isOwn };
}
