import { data } from "react-router";
import type { Shortlists } from "./shortlists.server.ts";

type Log = Pick<Shortlists, "noteOutage">;

const RETRY_SECONDS = 60;

/** Headers of an answer without a list, while the store is away. */
export const retryLater = { "Retry-After": String(RETRY_SECONDS) };

/** Says in the log that lists cannot be read. */
export function noteAway({ noteOutage }: Log, error: unknown) {
  noteOutage(error, "a shortlist could not be read");
}

/** The same, and throws what shows visitors so (app/document/site/error-pages.tsx). */
export function throwUnavailable(shortlists: Log, error: unknown): never {
  noteAway(shortlists, error);
  throw data("the shortlists are away", { status: 503, headers: retryLater });
}
