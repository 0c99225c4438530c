import type { Status } from "./listing-record.ts";

const labels: Partial<Record<Status, string>> = {
  "under-offer": "Under offer",
  "deposit-taken": "Deposit taken",
  sold: "Sold",
  leased: "Leased",
};

/** The badge of a home that is not simply on the market. */
export function toStatusLabel({ status }: { status: Status }) {
  return labels[status];
}

/** Whether it is neither for sale nor for rent any more. */
export function isEnded({ status }: { status: Status }) {
  return status === "sold" || status === "leased";
}

export function isOpen({ status }: { status: Status }) {
  return status === "current";
}
