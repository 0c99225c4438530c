import type { QueuedPayload } from "#app/module-types.ts";

/** What a module queues to thank for the booking of an open home (its start, as 2026-11-28T10:00). */
export type ToBookingThanks = (booked: { reference: string; time: string }) => QueuedPayload;
