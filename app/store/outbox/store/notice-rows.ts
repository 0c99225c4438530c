/**
 * An enquiry's: waiting, or held because it looks like spam, then sent or dead (given up). An issue's: queued behind
 * those that wait, then sent or refused.
 */
export type NoticeState = "waiting" | "held" | "sent" | "dead" | "queued" | "refused";

export type NoticeRow = {
  id: string;
  /** The enquiry or subscriber it belongs to. */
  subject_id: string;
  kind: string;
  /** The message, and its recipient. */
  payload: string;
  state: NoticeState;
  attempts: number;
  due_at: number;
  /** Until then it belongs to the worker that took it. */
  leased_until: number;
  last_error: string | null;
  created_at: number;
  settled_at: number | null;
};
