import { asksForContract } from "#app/enquiries/about-listing/contract-schema.ts";
import type { QueueThanks } from "#app/enquiries/saved-enquiry.ts";

/** Queues only the reference: the mail is made at the time of sending, with a new link. */
export const queueContractThanks: QueueThanks = (enquiry, reference) =>
  asksForContract(enquiry) ? { channel: "contract", reference } : undefined;
