import { isBooking } from "#app/enquiries/about-listing/inspection-schema.ts";
import type { QueueThanks } from "#app/enquiries/saved-enquiry.ts";

/** Queues only the reference: the mail is made at the time of sending, with a new link. */
export const queueBookingThanks: QueueThanks = (enquiry, reference) => {
  if (!isBooking(enquiry)) return undefined;
  return { channel: "booking", reference, time: String(enquiry.fields.time) };
};
