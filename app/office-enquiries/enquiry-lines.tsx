import type { ReactNode } from "react";
import { href } from "react-router";
import type { View } from "#app/enquiries/handling/find-enquiries.server.ts";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import type { Due } from "./due.ts";

export type EnquiryLine = {
  reference: string;
  name: string;
  /** "Booking", "Question", "Call back". */
  what: string;
  /** The address of the home that it is about. */
  home?: string;
  /** The first words of their message; empty where there is none. */
  words: string;
  /** At the agency. */
  received: string;
  /** Who answers it, or the agent it came to. */
  whose?: string;
  /** The telephone number that they gave. */
  phone?: string;
  due: Due;
  version: number;
};

/** What is said of who asked at a door to be rung. */
export const CALL_BACK = "Call back";

type EnquiryLinesProps = {
  lines: readonly EnquiryLine[];
  /** The list's own query, so that it stands beside the enquiry. */
  query?: string;
  /** The reference of the enquiry beside it. */
  current?: string;
  /** What can be done with a line at once. */
  act?: (line: EnquiryLine) => ReactNode;
  /** By reference, what a tick at the line sends of it. */
  picks?: Readonly<Record<string, string>>;
};

/** Narrow, as beside an enquiry, a line has several rows; on a desk one. */
export function EnquiryLines({ lines, query, current, act, picks }: EnquiryLinesProps) {
  return (
    <ul data-rows="" className="@container divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li
          key={line.reference}
          className={
            (act && "grid @xl:grid-cols-rest-auto items-center gap-x-4") ||
            (picks && "grid grid-cols-auto-rest items-center")
          }
        >
          {picks && (
            <label className="grid @4xl:min-h-10 min-h-11 min-w-11 content-center self-stretch">
              <span className="sr-only">{`Tick ${line.name}, ${line.reference}`}</span>
              <input
                type="checkbox"
                name="pick"
                value={picks[line.reference]}
                className="size-6 accent-ink"
              />
            </label>
          )}
          <a
            href={toAddress(line, query)}
            aria-current={line.reference === current ? "page" : undefined}
            className="flex @4xl:grid @4xl:min-h-10 min-h-11 @4xl:grid-cols-enquiry flex-wrap items-center justify-between gap-x-4 gap-y-1 current:bg-mist @4xl:py-1 py-3 no-underline hover:bg-mist"
          >
            <span className="wrap-anywhere font-semibold">{line.name}</span>
            <span className="wrap-anywhere @4xl:order-none order-1 @4xl:line-clamp-1 line-clamp-3 basis-full text-sm">
              {line.what}
              <span className="text-slate">
                {line.home && ` · ${line.home}`}
                {line.words && ` · ${line.words}`}
              </span>
            </span>
            <StateBadge state={line.due} />
            <span className="order-1 basis-full text-slate text-sm tabular-nums">
              {line.received}
              {line.whose && ` · ${line.whose}`}
            </span>
          </a>
          {act?.(line)}
        </li>
      ))}
    </ul>
  );
}

export function toAddress({ reference }: Pick<EnquiryLine, "reference">, query?: string) {
  const path = href("/office/enquiries/:reference", { reference });
  return query ? `${path}?${query}` : path;
}

/** The lists of enquiries, in the order of their tabs. */
export const views = [
  { value: "new", label: "New" },
  { value: "mine", label: "Mine" },
  { value: "waiting", label: "Waiting" },
  { value: "answered", label: "Answered" },
  { value: "spam", label: "Spam" },
  { value: "all", label: "All" },
] as const satisfies readonly { value: View; label: string }[];
