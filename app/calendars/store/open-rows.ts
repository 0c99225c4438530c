export type CalendarsTables = { open_time: OpenTimeRow };

/** An event of a home. The row stays when the event moves or is cancelled. */
export type OpenTimeRow = {
  /** The event's UID without the domain: inspection-S014-2026-11-28-1. */
  uid: string;
  /** Source id of the listing. */
  home_id: string;
  offer: "sale" | "rent";
  kind: "inspection" | "auction" | "closing";
  /** Its day at the agency, as 2026-11-28. */
  day: string;
  /** Numbers the inspections of a home's day in the order in which they became known. */
  ordinal: number;
  /** As 10:00; empty for all day. */
  starts: string;
  /** Empty if not known. */
  ends: string;
  /** Goes up with every change of the time. */
  sequence: number;
  cancelled_at: number | null;
  /** When the time last changed. */
  changed_at: number;
};
