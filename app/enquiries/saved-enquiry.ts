import type { QueuedPayload } from "#app/module-types.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import type { Enquiry } from "./enquiry.ts";

/** The kind of the visitor's notice. */
export const ACKNOWLEDGEMENT = "acknowledgement";

/** An enquiry with its form's submission id and, if it looks like spam, the reason. */
export type SentEnquiry = Enquiry & { id: string; flag?: string };

export type SavedEnquiry = {
  reference: string;
  outcome: "saved" | "repeated" | "amended";
  /** The same person had booked this open home by another form. */
  wasBooked?: true;
};

export type ToNotices = (enquiry: Enquiry, saved: SavedEnquiry) => readonly NewNotice[];

/** Keeps a module's own rows of an enquiry that was saved or amended, in the same transaction. */
export type NoteEnquiry = (
  db: Database,
  enquiry: SentEnquiry,
  saved: SavedEnquiry & { now: number },
) => Promise<void>;

/** Queues a module's own mail of thanks, made when it is sent; undefined for enquiries that get the usual one. */
export type QueueThanks = (enquiry: Enquiry, reference: string) => QueuedPayload | undefined;
