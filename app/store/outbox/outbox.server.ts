import * as v from "valibot";
import type { Database } from "../database.server.ts";
import type { NoteOutage } from "../outages/outage-log.server.ts";
import type { WorkerLog } from "./failures.server.ts";
import type { Lane } from "./lane.ts";
import { eventSchema, type MailPayload, mailSchema } from "./letter.ts";
import { createMailSender, type MailOptions } from "./mail-sender.server.ts";
import { getOldestUndelivered } from "./notices.server.ts";
import { type Send, startWorker, type Worker } from "./worker.server.ts";

/**
 * Makes a notice's mail at the time of sending. `undefined`: there is nothing left to send; a time (ms): no notice of
 * its kind is sent before. With an `id`, every attempt is a new mail.
 */
export type MakeMail = (payload: unknown) => Promise<MadeMail>;
export type MadeMail = (MailPayload & { id?: string }) | number | undefined;

type DeliveryOptions = MailOptions & {
  lanes?: readonly Lane[];
  /** Makers by channel, from the features that queue such notices. */
  makers: Readonly<Record<string, MakeMail>>;
};

type OutboxOptions = DeliveryOptions & {
  db: Database;
  mailPerMinute: number;
  log: WorkerLog;
  noteOutage: NoteOutage;
};

export type Outbox = Worker & {
  /** Time (ms) at which the oldest waiting notice was queued. */
  getOldestUndelivered: () => Promise<number | undefined>;
  findClosedLanes: () => Promise<string[]>;
};

/** Sends queued notices (notices.server.ts) until it is stopped. */
export function openOutbox({ db, mailPerMinute, log, noteOutage, ...delivery }: OutboxOptions): Outbox {
  const { lanes = [] } = delivery;
  const worker = startWorker({ db, mailPerMinute, log, noteOutage, lanes, send: createSend(delivery) });
  return {
    ...worker,
    getOldestUndelivered: () => getOldestUndelivered(db),
    async findClosedLanes() {
      const areOpen = await Promise.all(lanes.map(({ isOpen }) => isOpen()));
      return lanes.filter((_lane, index) => !areOpen[index]).map(({ name }) => name);
    },
  };
}

const ABSENT_MS = 60 * 60_000;

/** Makes the function that sends a notice by mail or through its lane. */
export function createSend({ makers, lanes = [], ...mail }: DeliveryOptions): Send {
  const sendMail = createMailSender(mail);
  return async (id, payload, { destination, created_at }) => {
    const lane = lanes.find(({ name, channel }) =>
      destination ? name === destination : channel === payload.channel,
    );
    if (lane) {
      const event = { id, payload: v.parse(eventSchema, payload), createdAt: created_at };
      return { answer: await lane.deliver(event) };
    }
    if (payload.channel === "mail") {
      await sendMail(id, v.parse(mailSchema, payload));
      return "sent";
    }
    const make = makers[payload.channel];
    // A notice of a disabled module waits until the module is back.
    if (!make) return Date.now() + ABSENT_MS;
    const made = await make(payload);
    if (made === undefined) return "nothing";
    if (typeof made === "number") return made;
    await sendMail(made.id ?? id, made);
    return "sent";
  };
}
