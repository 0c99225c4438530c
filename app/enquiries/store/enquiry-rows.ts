import type { Role } from "#app/core/permission.ts";

export type EnquiryTables = {
  person: PersonRow;
  enquiry: EnquiryRow;
  amendment: AmendmentRow;
  booking: BookingRow;
  contract_link: ContractLinkRow;
  handling: HandlingRow;
  handling_event: HandlingEventRow;
  enquiry_word: EnquiryWordRow;
};

export type EnquiryMails = {
  /** What was held as spam from `since` until before `until` (ms). */
  digest: { since: number; until: number };
  /** A home's contract: with the thanks to who asked for it, later once it stands, or with an answer. */
  contract: { reference: string; isLater?: boolean; answer?: Answer };
};

/** What somebody of the agency answers to an enquiry. */
export type Answer = {
  to: Mailbox;
  /** The visitor writes back to them. */
  from: Mailbox;
  subject: string;
  /** Links in it stay text. */
  text: string;
  /** The office's. */
  phone: string;
  /** The address of the home's statement of information, where it goes along. */
  statement?: string;
};

type Mailbox = { name: string; address: string };

/** Somebody of the agency who answers enquiries. */
export type PersonRow = {
  id: string;
  /** In lower case; what agents' enquiries are known by. */
  email: string;
  name: string;
  role: Role;
  created_at: number;
  /** Since when they are not of the agency any more; their name stays with what they did. */
  removed_at: number | null;
};

export type EnquiryRow = {
  /** The form's submission id: what makes sending twice the same as sending once. */
  id: string;
  /** The reference that people quote, on the telephone too. */
  reference: string;
  kind: string;
  /** The entered values by field, as JSON. */
  fields: string;
  /** The listing or agent it is about. */
  about: string | null;
  /** By which campaign its visit began, as JSON. */
  campaign: string | null;
  /** The source id of that listing. */
  listing_id: string | null;
  /** The list that it stands on; homes of the two may have the same id. */
  listing_list: "sale" | "rent" | null;
  /** In lower case, to find everything of a person. */
  email: string;
  /** Why it looks like spam; its notices are held. */
  flag: string | null;
  created_at: number;
};

/** The same submission id sent again with other values. */
export type AmendmentRow = {
  id: string;
  enquiry_id: string;
  kind: string;
  fields: string;
  created_at: number;
};

/** An inspection that an enquiry has booked; it moves with the open home. */
export type BookingRow = {
  enquiry_id: string;
  /** The listing's source id. */
  home_id: string;
  /** Its start at the agency, as 2026-11-28T10:00. */
  time: string;
  /** Moved, cancelled: whoever booked has not been told yet. Told: that it is off. */
  state: "booked" | "moved" | "cancelled" | "told" | "back";
  /** The time that the visitor knows, while it is another one. */
  known_time: string | null;
  /** When they are told by mail (ms), unless it has been put right or somebody was faster. */
  tell_at: number | null;
};

/** A private link to the contract of a home, in the mail to who asked for it. */
type ContractLinkRow = {
  /** Of the token in its address. */
  hash: string;
  enquiry_id: string;
  /** The listing's source id. */
  home_id: string;
  ends_at: number;
  /** How often the contract was fetched with it, and when last. */
  opened: number;
  opened_at: number | null;
};

type HandlingState = "new" | "taken" | "answered";

/** How far the answer to an enquiry is. */
export type HandlingRow = {
  enquiry_id: string;
  state: HandlingState;
  /** The person who answers it. */
  assignee_id: string | null;
  /** The e-mail address of the agent it came to, in lower case. */
  agent_email: string | null;
  /** The telephone number that they gave last, as digits; empty where it is too short to belong to one person. */
  phone: string | null;
  /** The enquiry's, to sort by. */
  created_at: number;
  /** Until when an answer is promised. */
  due_at: number;
  reminded_at: number | null;
  answered_at: number | null;
  /** Goes up with every change: two who change the same thing notice. */
  version: number;
};

export type HandlingEventRow = {
  /** The form's submission id: sent twice, it is done once. */
  id: string;
  enquiry_id: string;
  person_id: string;
  kind: string;
  /** The answer, the note, or how it was answered. */
  text: string;
  created_at: number;
};

/** A word by which an enquiry is found (words.ts). */
type EnquiryWordRow = { word: string; enquiry_id: string };
