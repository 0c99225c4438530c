export type EnquiryTables = {
  enquiry: EnquiryRow;
  amendment: AmendmentRow;
  booking: BookingRow;
};

export type EnquiryMails = {
  /** Enquiries held as spam from `since` until before `until` (ms). */
  digest: { since: number; until: number };
};

export type EnquiryRow = {
  /** The form's submission id, which makes submitting idempotent. */
  id: string;
  /** The reference that people quote, on the phone too. */
  reference: string;
  kind: string;
  /** The entered values by field, as JSON. */
  fields: string;
  /** The listing or agent it is about. */
  about: string | null;
  /** The campaign by which its visit began, as JSON. */
  campaign: string | null;
  listing_id: string | null;
  /** The list of the listing, because ids of the two lists may be equal. */
  listing_list: "sale" | "rent" | null;
  /** In lower case, to find all enquiries of a person. */
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

/** An inspection booked by an enquiry. It moves with the open home. */
export type BookingRow = {
  enquiry_id: string;
  /** The listing's source id. */
  home_id: string;
  /** Its start in agency time, as 2026-11-28T10:00. */
  time: string;
  /** Moved, cancelled and back (on again): the visitor has not been told. Told: the visitor knows it is cancelled. */
  state: "booked" | "moved" | "cancelled" | "told" | "back";
  /** The time that the visitor knows, where it differs. */
  known_time: string | null;
  /** When the visitor is mailed (ms), unless the change is undone or somebody tells them earlier. */
  tell_at: number | null;
};
