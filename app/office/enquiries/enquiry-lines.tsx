import { href } from "react-router";

export type EnquiryLine = {
  reference: string;
  name: string;
  /** The home's address, or the kind. */
  subject: string;
  /** At the agency. */
  received: string;
  assignee?: string;
  due: Due;
};

export function EnquiryLines({ lines }: { lines: readonly EnquiryLine[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line.reference}>
          <a
            href={href("/office/enquiries/:reference", { reference: line.reference })}
            className="grid min-h-16 gap-x-4 gap-y-1 py-3 no-underline hover:bg-mist sm:grid-cols-rest-auto"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{line.name}</span>
              <span className="wrap-anywhere text-slate text-sm">{line.subject}</span>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:justify-items-end">
              <DueBadge due={line.due} />
              <span className="text-slate text-sm tabular-nums">
                {line.received}
                {line.assignee && ` · ${line.assignee}`}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const tones = {
  late: "bg-flame-100 text-flame",
  soon: "bg-banksia-100 text-banksia-700",
  fine: "bg-mist text-ink",
  done: "bg-euc-100 text-euc",
  spam: "bg-sand-100 text-sand-700",
} as const;

export function DueBadge({ due }: { due: Due }) {
  return (
    <span
      className={`inline-flex min-h-7 items-center rounded-xs px-2.5 py-1 font-semibold text-xs leading-tight ${tones[due.tone]}`}
    >
      {due.words}
    </span>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 4 * HOUR_MS;

export type Due = { tone: "late" | "soon" | "fine" | "done" | "spam"; words: string };

type Dated = { state: string; due_at: number; flag: string | null };

/** How an enquiry stands by the promise of an answer within 24 hours. */
export function toDue({ state, due_at, flag }: Dated, now: number): Due {
  if (flag !== null) return { tone: "spam", words: `Held as spam: ${flag}` };
  if (state === "answered") return { tone: "done", words: "Answered" };
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

/** The lists of enquiries, in the order of their tabs. */
export const views = [
  { value: "new", label: "New" },
  { value: "mine", label: "Mine" },
  { value: "waiting", label: "Waiting" },
  { value: "answered", label: "Answered" },
  { value: "spam", label: "Spam" },
  { value: "all", label: "All" },
] as const;

export type View = (typeof views)[number]["value"];
