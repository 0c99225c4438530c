export type EnquiryTables = {
  enquiry: EnquiryRow;
  amendment: AmendmentRow;
  booking: BookingRow;
  contract_link: ContractLinkRow;
  subscriber: SubscriberRow;
  issue: IssueRow;
  issue_draft: IssueDraftRow;
};

type EnquiryRow = {
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
type AmendmentRow = { id: string; enquiry_id: string; kind: string; fields: string; created_at: number };

/** An inspection that an enquiry has booked; it moves with the open home. */
type BookingRow = {
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

export type SubscriberRow = {
  id: string;
  email: string;
  /** Opens the links in their mails. */
  token: string;
  state: "asked" | "confirmed" | "left";
  /** The words they agreed to. */
  wording: string;
  /** By which campaign the visit began that asked, as JSON. */
  campaign: string | null;
  asked_at: number;
  confirmed_at: number | null;
  left_at: number | null;
};

/** An issue of the newsletter, as it was when it was first sent. */
export type IssueRow = {
  /** The name of its file; one of the office has a UUID. */
  id: string;
  /** The SHA-256 digest of the file. */
  digest: string;
  subject: string;
  text: string;
  html: string;
  created_at: number;
  /** Since when (ms) its mails are held back. */
  paused_at: number | null;
};

/** An issue that the office is writing; when it is sent, an issue takes its id. */
export type IssueDraftRow = {
  id: string;
  subject: string;
  /** Markdown, with homes by their ids. */
  body: string;
  saved_at: number;
};
