import type { Database } from "../database.server.ts";
import { lock } from "../tasks.server.ts";
import { toOutageReason } from "./outage-log.server.ts";

const GOOD_FOR_MS = 10_000;
const BAD_FOR_MS = 1_000;
const REFUSED_FOR_MS = 10_000;
const TASK = "readiness";

/**
 * Makes the check whether the store keeps what it is given: why not, in words, or `undefined`. It writes one line, at most
 * every ten seconds however often it is asked. A nearly full disk may still take that line: what a form was refused for counts
 * at once, and for ten seconds.
 */
export function createStoreCheck(db: Database, now = () => performance.now()) {
  let checking: Promise<string | undefined> | undefined;
  let validUntil = 0;
  let refused: { fault: string; until: number } | undefined;

  async function check() {
    const fault = await lock(db, TASK, Date.now()).then(
      () => undefined,
      (error: unknown) => toFault(toOutageReason(error) ?? "the store takes no line"),
    );
    validUntil = now() + (fault ? BAD_FOR_MS : GOOD_FOR_MS);
    return fault;
  }

  return {
    async getFault() {
      if (refused && now() < refused.until) return refused.fault;
      if (!checking || now() >= validUntil) {
        validUntil = Number.POSITIVE_INFINITY;
        checking = check();
      }
      return checking;
    },
    noteRefused(error: unknown) {
      const reason = toOutageReason(error);
      if (reason) refused = { fault: toFault(reason), until: now() + REFUSED_FOR_MS };
    },
  };
}

function toFault(reason: string) {
  return `nothing can be kept, so every form is refused: ${reason}`;
}
