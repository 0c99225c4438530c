import * as v from "valibot";

export const votes = ["yes", "maybe", "no"] as const;
export type Vote = (typeof votes)[number];

export const MOST_NOTE_CHARACTERS = 500;
export const MOST_NAME_CHARACTERS = 40;

/** The links of a list: one to join it, one to its calendar. */
export const linkKinds = ["join", "calendar"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const MOST_KEPT = 100;

/** The facts of a home that a list stores, to show later what has changed. */
const snapshotSchema = v.object({
  title: v.string(),
  address: v.string(),
  /** The price line as pages print it. */
  price: v.string(),
  /** The price line's label. */
  priceName: v.picklist(["Price", "Guide", "Rent"]),
  offer: v.picklist(["sale", "rent"]),
  /** Such as Under offer or Sold; undefined for a home simply on the market. */
  status: v.optional(v.string()),
  /** The day of the sale (the agency's time zone), where it is known. */
  endedOn: v.optional(v.string()),
  isGone: v.optional(v.boolean()),
});

export type Snapshot = v.InferOutput<typeof snapshotSchema>;

/** Serializes a snapshot. Equal snapshots give equal texts. */
export function toSnapshotText(snapshot: Snapshot): string {
  return JSON.stringify(v.parse(snapshotSchema, snapshot));
}

export function readSnapshot(text: string): Snapshot {
  return v.parse(snapshotSchema, JSON.parse(text));
}
