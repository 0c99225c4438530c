import { watchClock } from "#app/core/watch-clock.ts";
import { toAgencyTime } from "../agency-time.ts";
import { getClosure } from "./closure.ts";
import type { Texts } from "./texts.ts";

/** Calls `onChange` when a day begins on which the office is closed, and when it is open again. */
export function watchClosure({ get }: Pick<Texts, "get">, onChange: () => void) {
  watchClock(() => getClosure(get().office, toAgencyTime(Date.now()).slice(0, 10)), onChange);
}
