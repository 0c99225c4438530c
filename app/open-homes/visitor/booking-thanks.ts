import type { ToBookingThanks } from "#app/enquiries/delivery/booking-thanks.ts";

/** Queues only the reference: the mail is made at the time of sending, with a new link. */
export const toBookingThanks: ToBookingThanks = ({ reference, time }) => ({
  channel: "booking",
  reference,
  time,
});
