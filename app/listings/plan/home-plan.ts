export type MomentName = "jun-9" | "jun-12" | "jun-15" | "dec-9" | "dec-12" | "dec-15";

export type HomePlan = {
  /** What winter and summer do for the home. */
  sentence: string;
  /** The rooms that have sun at each moment, as text. */
  sunny: Record<MomentName, string>;
  floors: HomeFloor[];
};

export type HomeFloor = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** SVG path data of the sun on the floor at each moment; "" is none. */
  sun: Record<MomentName, string>;
};
