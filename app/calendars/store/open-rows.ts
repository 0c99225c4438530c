export type CalendarsTables = { open_time: OpenTimeRow };

/** A time of a home as calendars know it: it stays when it moves or is cancelled. */
export type OpenTimeRow = {
  /** What calendars know it by, before the domain: inspection-S014-2026-11-28-1. */
  uid: string;
  /** The listing's source id. */
  home_id: string;
  offer: "sale" | "rent";
  kind: "inspection" | "auction" | "closing";
  /** At the agency, as 2026-11-28. */
  day: string;
  /** Tells the inspections of a home's day apart, in the order in which they became known. */
  ordinal: number;
  /** As 10:00; empty: the whole day. */
  starts: string;
  /** Empty: not known. */
  ends: string;
  /** Goes up with every change of the time. */
  sequence: number;
  cancelled_at: number | null;
  /** When the time last changed. */
  changed_at: number;
};
