import { data } from "react-router";
import type { Shortlists } from "./shortlists.server.ts";

const RETRY_SECONDS = 60;

/** Says in the log that lists cannot be read, and throws what shows visitors so (app/site/error-pages.tsx). */
export function failAsAway({ log }: Pick<Shortlists, "log">, error: unknown): never {
  log.error({ reason: error instanceof Error ? error.name : "unknown" }, "a shortlist could not be read");
  throw data("the shortlists are away", { status: 503, headers: { "Retry-After": String(RETRY_SECONDS) } });
}
