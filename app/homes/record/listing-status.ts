import type { Status } from "./listing-record.ts";

const labels: Partial<Record<Status, string>> = {
  "under-offer": "Under offer",
  "deposit-taken": "Deposit taken",
  sold: "Sold",
  leased: "Leased",
};

/** The badge of a home, unless it is simply on the market. */
export function toStatusLabel({ status }: { status: Status }) {
  return labels[status];
}

/** Whether the home is sold or leased. */
export function isEnded({ status }: { status: Status }) {
  return status === "sold" || status === "leased";
}

export function isOpen({ status }: { status: Status }) {
  return status === "current";
}
