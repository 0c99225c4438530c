import type { Status } from "./listing-record.ts";
import type { Filter } from "./search/filters.ts";

const labels: Partial<Record<Status, string>> = {
  "under-offer": "Under offer",
  "deposit-taken": "Deposit taken",
  sold: "Sold",
  leased: "Leased",
};

/** What a badge says of a home that is not simply on the market. */
export function toStatusLabel({ status }: { status: Status }) {
  return labels[status];
}

/** Neither for sale nor for rent any more: nothing to inspect, nothing to ask for. */
export function isEnded({ status }: { status: Status }) {
  return status === "sold" || status === "leased";
}

/** Leaves out homes under offer, and rentals with a deposit taken; set by a link. */
export const offerFilter: Filter<{ status: Status }> = {
  label: "Status",
  none: "",
  parse: (text) => (text === "hide" ? "hide" : ""),
  toTest: () => isOpen,
  toChip: () => "Not under offer",
};

export function isOpen({ status }: { status: Status }) {
  return status === "current";
}
