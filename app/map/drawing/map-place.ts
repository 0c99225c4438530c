/** A part of the earth in degrees: west, south, east, north. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** The mark of a row of the list beside a map; the row has it as data. */
export type MapPlace = {
  lng: number;
  lat: number;
  /** Text of the mark: "$2.7M", "80 from $1.9M". */
  label: string;
  /** Its lowest price where one is printed, "$2.7M", and how many of the others are lower. */
  from?: string;
  rank?: number;
  homes: number;
  /** It stands at the middle of its suburb, since its own position is not known. */
  isMiddle?: boolean;
  /** Address of its picture. */
  picture?: string;
};

/** What the map's script is told before it starts (map-files.server.ts). */
export type MapSettings = {
  bounds: MapBox;
  /** Addresses. */
  style: string;
  styles: string;
  library: string;
  worker: string;
  streets?: string;
};

/** Tiles of the archive of streets have addresses of this kind in the style; street-map.script.ts reads them. */
export const STREETS_PROTOCOL = "streets";
