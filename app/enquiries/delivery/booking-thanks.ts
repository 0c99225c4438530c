import type { QueuedPayload } from "#app/module-types.ts";

/** Makes a module's mail that confirms the booking of an open home; `time` is its start, as 2026-11-28T10:00. */
export type ToBookingThanks = (booked: { reference: string; time: string }) => QueuedPayload;
