export type OpenHomesTables = { booking_link: BookingLinkRow };

/** A private link to a booking, sent by mail to the visitor. */
type BookingLinkRow = {
  /** Hash of the token in its address. */
  hash: string;
  enquiry_id: string;
  created_at: number;
};

export type OpenHomesMails = {
  /** To the visitor: thanks for the booking, with a calendar file and a link to change it. */
  booking: { reference: string; time: string };
  /** To the visitor, who has moved or, without `to`, cancelled the booking; `calendar` is a file to update theirs. */
  "booking-changed": BookingChange & { calendar?: string };
  /** To the visitor, when the office has moved or cancelled the open home. */
  "booking-told": BookingTold;
  /** To the agent, when the visitor has changed the booking. */
  "booking-news": BookingChange;
};

type Person = { name: string; address: string };
type BookingTold = {
  enquiryId: string;
  to: Person;
  replyTo: Person;
  subject: string;
  calendar?: string;
  paragraphs: readonly string[];
  closing: readonly string[];
};

/** Times at the agency, as 2026-11-28T10:00. */
export type BookingChange = { reference: string; homeId: string; from: string; to?: string };
