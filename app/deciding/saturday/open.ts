/** A time at which a home is open, in minutes of the day. */
export type Open = { home: string; start: number; end: number; point: { lat: number; lng: number } };

/** At least this long in each home. */
export const STAY_MINUTES = 10;

/** Minutes from one place to another. */
export type Travel = (from: Open["point"], to: Open["point"]) => number;

export type PlanOptions = {
  travel: Travel;
  /** Homes that are visited first of all, if that can be. */
  chosen?: ReadonlySet<string>;
};
