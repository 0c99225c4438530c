import type { EventPayload } from "./letter.ts";

/**
 * A queue of its own within the outbox, so that what hangs in one holds up neither mails nor another. A module that tells
 * others of events has a lane for each of them.
 */
export type Lane = {
  /** Notices for it have it as their destination. */
  name: string;
  /** Of notices without a destination, which an earlier release queued for it. */
  channel?: string;
  /** False: what is in it waits. */
  isOpen: () => Promise<boolean>;
  /** Hands an event over. Returns the answer; throws where it was not taken. */
  deliver: (event: QueuedEvent) => Promise<string>;
  /**
   * Notes an answer, or the code of an error. False where it closes the lane: then what was refused waits, as if it had not
   * been tried.
   */
  noteAnswer: (answer: string, now: number) => Promise<boolean>;
};

type QueuedEvent = {
  /** The same for each attempt. */
  id: string;
  payload: EventPayload;
  createdAt: number;
};
