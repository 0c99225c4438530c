import { useId } from "react";
import { href } from "react-router";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Pages } from "#app/office/frame/searched-list.tsx";
import { formatCount } from "#app/region/format.ts";

export type OpenLine = {
  id: string;
  /** Its start at the agency, as 2026-11-28T10:00; part of the sheet's address. */
  time: string;
  /** "10:00–10:30 am". */
  clock: string;
  address: string;
  agent: string;
  booked: number;
  /** Number of bookers who have not been told that it moved or was cancelled. */
  untold: number;
  isOff: boolean;
  /** Number of visitors, once it is over. */
  came?: number;
};

export type OpenDay = { date: string; label: string; lines: readonly OpenLine[] };

type OpenHomesPageProps = {
  days: readonly OpenDay[];
  /** Past open homes of the last two weeks. */
  lately: readonly OpenDay[];
  page: number;
  hasMore: boolean;
};

export function OpenHomesPage({ days, lately, page, hasMore }: OpenHomesPageProps) {
  return (
    <OfficePage title="Open homes">
      {days.length === 0 && <p className="text-lead text-tide">No open home is planned.</p>}
      {days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      <Pages
        page={page}
        hasMore={hasMore}
        toAddress={(asked) => `${href("/office/open-homes")}?page=${asked}`}
      />
      {lately.map((day) => (
        <Day key={day.date} day={day} />
      ))}
    </OfficePage>
  );
}

function Day({ day: { label, lines } }: { day: OpenDay }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-h3">
        {label}
      </h2>
      <OpenLines lines={lines} />
    </section>
  );
}

export function OpenLines({ lines }: { lines: readonly OpenLine[] }) {
  return (
    <ul data-rows="" className="divide-y divide-line border-line border-y">
      {lines.map(({ id, time, clock, address, agent, booked, untold, isOff, came }) => (
        <li key={id + time}>
          <a
            href={href("/office/open-homes/:id/:time", { id, time })}
            className="grid min-h-16 gap-x-4 gap-y-1 py-3 no-underline hover:bg-mist sm:grid-cols-rest-auto"
          >
            <span className="grid min-w-0">
              <span className="font-semibold tabular-nums">
                {isOff ? <del>{clock}</del> : clock}
                {isOff && " is cancelled"}
              </span>
              <span className="wrap-anywhere text-slate text-sm">
                {[address, agent].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              {untold > 0 && (
                <span className="rounded-xs bg-flame-100 px-2.5 py-1.5 font-semibold text-flame text-xs leading-snug">
                  {untold} not told yet
                </span>
              )}
              {came !== undefined && <span className="font-semibold">{came} came</span>}
              <span>{booked === 0 ? "Nobody has booked" : formatCount(booked, "booking")}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
