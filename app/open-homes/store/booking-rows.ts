export type OpenHomesTables = { booking_link: BookingLinkRow };

/** A private link to a booking, in a mail to who booked. */
type BookingLinkRow = {
  /** Of the token in its address. */
  hash: string;
  enquiry_id: string;
  created_at: number;
};

export type OpenHomesMails = {
  /** To who booked: thanks, with the open home for their calendar and a link to change it. */
  booking: { reference: string; time: string };
  /** To who booked, once they have moved or, without `to`, cancelled it; `calendar` changes theirs. */
  "booking-changed": BookingChange & { calendar?: string };
  /** To who booked, when the office has moved or cancelled the open home. */
  "booking-told": BookingTold;
  /** That the visitor has changed it, to the agent. */
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
