/** The tables that all modules use through the functions of this folder. */
export type CoreTables = {
  notice: NoticeRow;
  task: TaskRow;
  migration: { name: string; applied_at: number };
};

/** A recurring task, done by one process at a time. */
type TaskRow = {
  name: string;
  /** Until then it is leased, or was done recently. */
  due_at: number;
};

/**
 * Notices of enquiries are waiting, or held as spam, then sent or dead (given up). Mails of a newsletter issue are
 * queued behind those that wait, or paused, then sent or refused.
 */
export type NoticeState = "waiting" | "held" | "sent" | "dead" | "queued" | "paused" | "refused";

export type NoticeRow = {
  id: string;
  /** The enquiry or subscriber it belongs to. */
  subject_id: string;
  kind: string;
  /** The lane's name for an event; empty for mail. */
  destination: string;
  /** The message with its recipient, as JSON. */
  payload: string;
  state: NoticeState;
  attempts: number;
  due_at: number;
  /** Until then it is leased to one worker. */
  leased_until: number;
  last_error: string | null;
  created_at: number;
  settled_at: number | null;
};
