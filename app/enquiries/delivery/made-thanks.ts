import type { QueuedPayload } from "#app/module-types.ts";
import type { Enquiry } from "../enquiry.ts";

/** Queues a module's own mail of thanks, made when it is sent; undefined for enquiries that get the usual one. */
export type QueueThanks = (enquiry: Enquiry, reference: string) => QueuedPayload | undefined;
