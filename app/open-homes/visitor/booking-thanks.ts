import type { ToBookingThanks } from "#app/enquiries/delivery/booking-thanks.ts";

/** The mail is made when it is sent: it has a link of its own. */
export const toBookingThanks: ToBookingThanks = ({ reference, time }) => ({
  channel: "booking",
  reference,
  time,
});
