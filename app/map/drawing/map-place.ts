/** A bounding box in degrees: west, south, east, north. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** The mark of a row of the list beside a map, stored in the row's data attribute. */
export type MapPlace = {
  lng: number;
  lat: number;
  /** The mark's text: "$2.7M", "80 from $1.9M". */
  label: string;
  /** The lowest printed price, "$2.7M", and its rank among all printed prices. */
  from?: string;
  rank?: number;
  homes: number;
  /** The mark is in the middle of the suburb, because the home's own position is unknown. */
  isMiddle?: boolean;
  /** The address of the home's picture. */
  picture?: string;
};

/** Settings of the map's script, set before it starts (map-files.server.ts). */
export type MapSettings = {
  bounds: MapBox;
  /** The addresses of the map's files. */
  style: string;
  styles: string;
  library: string;
  worker: string;
  streets?: string;
};

/** The URL protocol of tiles in the archive of streets, which street-map.script.ts reads. */
export const STREETS_PROTOCOL = "streets";
