import { href } from "react-router";
import type { Due } from "./due.ts";

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
