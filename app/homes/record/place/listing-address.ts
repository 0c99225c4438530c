import type { Local, Point } from "./location.ts";

/** If the address is hidden, `address` is suburb, state and postcode. */
export type Addressed = Local & { address: string; showsAddress?: boolean };

/** "14 Tern Lane": the address without its suburb. */
export function toStreet({ address, suburb }: Pick<Addressed, "address" | "suburb">): string {
  const [street = address] = address.split(`, ${suburb}`);
  return street;
}

/** "14 Tern Lane, Freshwater NSW 2096" */
export function toFullAddress(listing: Addressed): string {
  if (listing.showsAddress === false) return listing.address;
  return `${toStreet(listing)}, ${toLocality(listing)}`;
}

/** "Freshwater NSW 2096", as far as known. */
export function toLocality({ suburb, state, postcode }: Local): string {
  return [suburb, state, postcode].filter(Boolean).join(" ");
}

export function toMapsUrl(listing: Addressed): string {
  const query = new URLSearchParams({ api: "1", query: toFullAddress(listing) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** A home's coordinates and their precision. */
export type Located = {
  coordinates: Point;
  /** Whether the coordinates are the home's or its suburb's; undefined if neither is known. */
  pointsTo?: "home" | "suburb";
};

export type MapPosition = { point: Point; isOwn: boolean };

/** The home's point on maps. Undefined for a suburb of unknown position, whose coordinates are arbitrary. */
export function getMapPosition({ coordinates, pointsTo }: Located): MapPosition | undefined {
  return pointsTo && { point: coordinates, isOwn: pointsTo === "home" };
}

/** The home's own position, the only basis for distances and walking times. */
export function getOwnPosition({ coordinates, pointsTo }: Located): Point | undefined {
  return pointsTo === "home" ? coordinates : undefined;
}

export function isSameSuburb(one: Local, other: Local) {
  return one.suburb === other.suburb && one.state === other.state && one.postcode === other.postcode;
}

/** Whether a home is in the agency's place of this name, not in its namesake in another state. */
export function isInSuburb({ suburb, isNamesake }: { suburb: string; isNamesake?: boolean }, name: string) {
  return suburb === name && !isNamesake;
}
