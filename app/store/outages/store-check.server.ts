import type { Database } from "../database.server.ts";
import { lock } from "../tasks.server.ts";
import { toOutageReason } from "./outage-log.server.ts";

const GOOD_FOR_MS = 10_000;
const BAD_FOR_MS = 1_000;
const REFUSED_FOR_MS = 10_000;
const TASK = "readiness";

/**
 * Makes a check that the store keeps data. It returns the fault in words, or `undefined`, and writes a row at most
 * every ten seconds. A nearly full disk may take that row, so a fault that refused a form counts at once, for ten
 * seconds.
 */
export function createStoreCheck(db: Database, now = () => performance.now()) {
  let checking: Promise<string | undefined> | undefined;
  let validUntil = 0;
  let refused: { fault: string; until: number } | undefined;

  async function check() {
    const fault = await lock(db, TASK, Date.now()).then(
      () => undefined,
      (error: unknown) => toFault(toOutageReason(error) ?? "the store does not accept writes"),
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
