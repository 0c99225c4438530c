import type { EventPayload } from "./letter.ts";

/**
 * A separate queue within the outbox, so that a stuck receiver delays neither mails nor other receivers. A module that
 * sends events to other software has one lane for each receiver.
 */
export type Lane = {
  /** The destination of its notices. */
  name: string;
  /** The channel of notices without a destination, queued by an earlier release. */
  channel?: string;
  /** While false, its notices wait. */
  isOpen: () => Promise<boolean>;
  /** Delivers an event and returns the reply. Throws when the event was not accepted. */
  deliver: (event: QueuedEvent) => Promise<string>;
  /** Notes a reply or an error's code. False when that closes the lane: the attempt then does not count. */
  noteAnswer: (answer: string, now: number) => Promise<boolean>;
};

type QueuedEvent = {
  /** The same for every attempt. */
  id: string;
  payload: EventPayload;
  createdAt: number;
};
