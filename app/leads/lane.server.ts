import type { Database } from "#app/store/database.server.ts";
import type { WorkerLog } from "#app/store/outbox/failures.server.ts";
import type { Lane } from "#app/store/outbox/lane.ts";
import type { MailOptions } from "#app/store/outbox/mail-sender.server.ts";
import { deliver } from "./deliver.server.ts";
import type { Destination } from "./destination.ts";
import { WEBHOOK } from "./folder/destinations-schema.ts";
import {
  enterDestination,
  isStopped,
  noteAnswer,
  stopDestination,
  type ToStopNotices,
} from "./store/destinations.server.ts";

/** Statuses that mean that the secret has expired, was withdrawn, or belongs to another account. */
const refusals = ["401", "403"];

type LaneOptions = { db: Database; log: WorkerLog; mail: MailOptions; toStopNotices: ToStopNotices };

/** A destination's lane in the outbox; closed while the destination refuses our secret. */
export function createLane(destination: Destination, { db, log, mail, toStopNotices }: LaneOptions): Lane {
  const { name } = destination;
  let isEntered = false;
  return {
    name,
    channel: name === WEBHOOK ? "webhook" : undefined,
    async isOpen() {
      if (!isEntered) await enterDestination(db, destination);
      isEntered = true;
      return !(await isStopped(db, name));
    },
    deliver: (event) => deliver(destination, event, mail),
    async noteAnswer(answer, now) {
      await noteAnswer(db, name, { answer, now });
      if (!refusals.includes(answer)) return true;
      log.error({ destination: name, code: answer }, "destination stopped: it refuses our secret");
      await stopDestination(db, name, { now, toStopNotices });
      return false;
    },
  };
}
