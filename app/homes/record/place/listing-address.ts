import type { Local, Point } from "./location.ts";

/** If the address is hidden, `address` is suburb, state and postcode. */
export type Addressed = Local & { address: string; showsAddress?: boolean };

/** 14 Tern Lane: the address up to its suburb. */
export function toStreet({ address, suburb }: Pick<Addressed, "address" | "suburb">): string {
  const [street = address] = address.split(`, ${suburb}`);
  return street;
}

/** 14 Tern Lane, Freshwater NSW 2096 */
export function toFullAddress(listing: Addressed): string {
  if (listing.showsAddress === false) return listing.address;
  return `${toStreet(listing)}, ${toLocality(listing)}`;
}

/** Freshwater NSW 2096, as much of it as is known. */
export function toLocality({ suburb, state, postcode }: Local): string {
  return [suburb, state, postcode].filter(Boolean).join(" ");
}

export function toMapsUrl(listing: Addressed): string {
  const query = new URLSearchParams({ api: "1", query: toFullAddress(listing) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** Where a home is on a map, and how exactly that is known. */
export type Located = {
  coordinates: Point;
  /** What the coordinates are those of; undefined where not even the suburb's are known. */
  pointsTo?: "home" | "suburb";
};

/** The point at which a map draws a home. */
export type MapPosition = { point: Point; isOwn: boolean };

/** Where a map draws it. Undefined for a home whose suburb has no place: its coordinates are only somewhere. */
export function getMapPosition({ coordinates, pointsTo }: Located): MapPosition | undefined {
  return pointsTo && { point: coordinates, isOwn: pointsTo === "home" };
}

/** The home's own position: distances and minutes are worked out from it, and never from the middle of its suburb. */
export function getOwnPosition({ coordinates, pointsTo }: Located): Point | undefined {
  return pointsTo === "home" ? coordinates : undefined;
}

export function isSameSuburb(one: Local, other: Local) {
  return one.suburb === other.suburb && one.state === other.state && one.postcode === other.postcode;
}

/** Whether a home is in the suburb of that name that we have a place for, and not in a namesake in another state. */
export function isInSuburb({ suburb, isNamesake }: { suburb: string; isNamesake?: boolean }, name: string) {
  return suburb === name && !isNamesake;
}
