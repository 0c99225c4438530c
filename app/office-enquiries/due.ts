import { SOON_MS } from "#app/office-enquiries/handling/promise.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/region/time.ts";

export type Due = { tone: "late" | "soon" | "fine" | "done" | "spam"; words: string };

type Dated = {
  state: string;
  created_at: number;
  due_at: number;
  answered_at: number | null;
  flag: string | null;
};

/** How long is left to answer an enquiry, or its state if it needs no answer. */
export function toDue({ state, created_at, due_at, answered_at, flag }: Dated, now: number): Due {
  if (flag !== null) return { tone: "spam", words: `Held as spam: ${flag}` };
  if (state === "answered")
    return { tone: "done", words: answered_at === created_at ? "No answer due" : "Answered" };
  const left = due_at - now;
  if (left <= 0) return { tone: "late", words: `Overdue by ${toSpan(-left)}` };
  return { tone: left <= SOON_MS ? "soon" : "fine", words: `${toSpan(left)} left` };
}

/** "3 h", "25 min", "4 days". */
function toSpan(ms: number) {
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < 2 * DAY_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.floor(ms / DAY_MS)} days`;
}
