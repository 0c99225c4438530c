import type { ReactNode } from "react";
import { href } from "react-router";
import { StateBadge } from "#app/office/frame/state-badge.tsx";
import type { View } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import type { Due } from "./due.ts";

export type EnquiryLine = {
  reference: string;
  name: string;
  /** "Booking", "Question", "Call back". */
  what: string;
  /** The address of the home that it is about. */
  home?: string;
  /** The first words of their message; empty if there is none. */
  words: string;
  /** When it was received, in the agency's time zone. */
  received: string;
  /** The person who answers it, or the agent it was sent to. */
  whose?: string;
  /** The visitor's telephone number. */
  phone?: string;
  due: Due;
  version: number;
};

type EnquiryLinesProps = {
  lines: readonly EnquiryLine[];
  /** The query of the list, kept in the enquiry's address so that the page can show the same list. */
  query?: string;
  /** The reference of the enquiry that the page shows. */
  current?: string;
  act?: (line: EnquiryLine) => ReactNode;
  /** The values of the tick boxes, by reference. */
  picks?: Readonly<Record<string, string>>;
};

/** In a narrow column a line has several rows; in a wide one it is a single row. */
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
