import type { Point } from "./location.ts";

/** Whether the home stands at its own position or, as with a hidden address, at its suburb's; unset: its suburb has no place. */
type Located = { coordinates: Point; standsAt?: "home" | "suburb" };

/** The point at which a map draws a home. */
export type MapPosition = { point: Point; isOwn: boolean };

/** Undefined for a home whose suburb has no place: its coordinates are only somewhere. */
export function getMapPosition({ coordinates, standsAt }: Located): MapPosition | undefined {
  return standsAt && { point: coordinates, isOwn: standsAt === "home" };
}

/** Whether a home is in the suburb of that name that we have a place for, and not in a namesake in another state. */
export function isInSuburb({ suburb, isNamesake }: { suburb: string; isNamesake?: boolean }, name: string) {
  return suburb === name && !isNamesake;
}
