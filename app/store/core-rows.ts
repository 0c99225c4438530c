/** The tables that every module uses by functions of this folder. */
export type CoreTables = {
  notice: NoticeRow;
  task: TaskRow;
  migration: { name: string; applied_at: number };
};

/** Something that one of the processes does from time to time. */
type TaskRow = {
  name: string;
  /** Until then nobody does it: it is being done, or was done lately. */
  due_at: number;
};

/**
 * An enquiry's: waiting, or held because it looks like spam, then sent or dead (given up). An issue's: queued behind
 * those that wait, or paused, then sent or refused.
 */
export type NoticeState = "waiting" | "held" | "sent" | "dead" | "queued" | "paused" | "refused";

export type NoticeRow = {
  id: string;
  /** The enquiry or subscriber it belongs to. */
  subject_id: string;
  kind: string;
  /** The lane of an event, by its name; empty for mail. */
  destination: string;
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
