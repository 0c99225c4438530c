import type { Generated } from "kysely";
import type {
  HandlingEventRow,
  HandlingRow,
  KnownBrowserRow,
  LogRow,
  PasskeyRow,
  PersonRow,
  SessionRow,
  SignInRow,
} from "./office-rows.ts";
import type { HomeActRow, OverrideRow } from "./override-rows.ts";
import type { FeedFileRow, FeedPictureRow, RegisterRow, RegisterVersionRow } from "./register-rows.ts";
import type {
  ShortlistItemRow,
  ShortlistMemberRow,
  ShortlistOpinionRow,
  ShortlistRow,
} from "./shortlist-rows.ts";
import type { TextVersionRow } from "./text-rows.ts";

/** The tables of the store. Times are ms since 1970, documents are JSON text, ids are text. */
export type Tables = {
  enquiry: EnquiryRow;
  amendment: AmendmentRow;
  booking: BookingRow;
  notice: NoticeRow;
  subscriber: SubscriberRow;
  issue: IssueRow;
  task: TaskRow;
  register: RegisterRow;
  register_version: RegisterVersionRow;
  register_revision: { id: number; number: number; changed_at: number };
  feed_file: FeedFileRow;
  feed_picture: Omit<FeedPictureRow, "widths" | "attempts"> & {
    widths: Generated<string>;
    attempts: Generated<number>;
  };
  override: OverrideRow;
  home_act: HomeActRow;
  person: PersonRow;
  passkey: PasskeyRow;
  sign_in: SignInRow;
  session: SessionRow;
  known_browser: KnownBrowserRow;
  handling: HandlingRow;
  handling_event: HandlingEventRow;
  log: LogRow;
  text_version: TextVersionRow;
  text_revision: { id: number; number: number };
  shortlist: ShortlistRow;
  shortlist_member: ShortlistMemberRow;
  shortlist_item: ShortlistItemRow;
  shortlist_opinion: ShortlistOpinionRow;
  migration: { name: string; applied_at: number };
};

type EnquiryRow = {
  /** The form's submission id: what makes sending twice the same as sending once. */
  id: string;
  /** What people call it, on the telephone too. */
  reference: string;
  kind: string;
  /** What was asked, field by field. */
  fields: string;
  /** The listing or agent it is about. */
  about: string | null;
  /** In lower case, to find everything of a person. */
  email: string;
  /** Why it looks like spam; its notices are held. */
  flag: string | null;
  created_at: number;
};

/** The same submission id sent again with other values. */
type AmendmentRow = {
  id: string;
  enquiry_id: string;
  kind: string;
  fields: string;
  created_at: number;
};

/** An inspection that an enquiry has booked; it moves with the open home. */
type BookingRow = {
  enquiry_id: string;
  /** The listing's source id. */
  home_id: string;
  /** Its start in Sydney, as 2026-11-28T10:00. */
  time: string;
  /** Moved, cancelled: whoever booked has not been told yet. Told: that it is off. */
  state: "booked" | "moved" | "cancelled" | "told";
};

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
  /** What is sent, and to whom. */
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

export type SubscriberRow = {
  id: string;
  email: string;
  /** Opens the links in their mails. */
  token: string;
  state: "asked" | "confirmed" | "left";
  /** The words they agreed to. */
  wording: string;
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

/** An issue of the newsletter, as it was when it was first sent. */
export type IssueRow = {
  /** The name of its file. */
  id: string;
  /** Of the file (SHA-256). */
  digest: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
};

/** Something that one of the processes does from time to time. */
type TaskRow = {
  name: string;
  /** Until then nobody does it: it is being done, or was done lately. */
  due_at: number;
};
