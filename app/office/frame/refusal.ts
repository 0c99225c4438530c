import { data } from "react-router";

/** Why a page or an action is refused, with the submitted form if it can be sent again. */
export type Refusal = { reason: "refused" | "not found" | "unread" } | RefusedForm;

export type RefusedForm = {
  reason: "signed out" | "not confirmed" | "store away";
  path: string;
  fields: readonly { name: string; value: string }[];
  /** The names of the submitted files, which the page cannot keep. */
  files: readonly string[];
};

const statuses = {
  "signed out": 401,
  "not confirmed": 401,
  "store away": 503,
  /** The page itself cannot be read, as the store does not answer. */
  unread: 503,
  refused: 403,
  "not found": 404,
} as const;

/** A response to throw; the office's error page shows it (frame/office-fault.tsx). */
export function toRefusal(refusal: Refusal) {
  return data(refusal, { status: statuses[refusal.reason] });
}

const reasons: readonly unknown[] = Object.keys(statuses);

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "reason" in value && reasons.includes(value.reason);
}
