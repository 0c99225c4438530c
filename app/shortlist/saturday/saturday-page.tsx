import { href } from "react-router";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { formatAuction } from "#app/homes/record/open-times.ts";
import { formatCount, formatWeekday } from "#app/region/format.ts";
import { moduleLists } from "#app/slots/further-lists.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { ChosenHome } from "../chosen-homes.server.ts";
import { type SaturdayChoice, toSaturdaySearch } from "./choose-day.ts";
import { findStops, type PlannedStop, VISIT_MINUTES } from "./plan.ts";
import { formatStopTime, Timeline } from "./timeline.tsx";

/** Compact print layout: twenty homes fit on a sheet. Inlined, because no other page uses these rules. */
const paperRules = `@media print{
.timeline>li{grid-template-columns:11rem 1fr;gap:0 1rem;padding-block:.375rem;break-inside:avoid}
.timeline .visit{display:contents}
.visit>p,.timeline>li>p{grid-column:1}
.timeline .visited{grid-area:1/2/span 2;grid-template-columns:auto 1fr;gap:0 1rem}
.visited>h3{grid-column:1/-1}
}`;

type SaturdayPageProps = {
  choice: SaturdayChoice & { homes: readonly string[] };
  /** The day that was asked for, or the coming Saturday, if no home is open on it. */
  missed?: string;
  days: readonly string[];
  homes: readonly ChosenHome[];
  stops: readonly PlannedStop[];
};

export function SaturdayPage({ choice, missed, days, homes, stops }: SaturdayPageProps) {
  const { day } = choice;
  const planned = new Set(stops.map(({ home }) => home.id));
  return (
    <>
      <PageHeader crumbs={toHomeCrumbs("Saturday")} title="Saturday">
        One day’s open homes and auctions, in order of time.
      </PageHeader>
      <div className="wrap grid gap-8 pb-(--section) print:gap-2 print:pb-0">
        {day ? (
          <section aria-labelledby="plan" className="grid gap-5 print:gap-2">
            {missed && (
              <p role="status" className="max-w-prose rounded-xs bg-sand-100 px-5 py-3">
                None of these homes is open on {formatWeekday(missed)}. The next{" "}
                {stops.every(({ kind }) => kind === "auction") ? "auction" : "open home"} is on{" "}
                {formatWeekday(day)}.
              </p>
            )}
            <Days choice={choice} days={days} />
            <h2 id="plan" className="font-display text-h2 print:text-h3">
              <span className="inline-block">{formatWeekday(day)},</span> {formatCount(planned.size, "home")}
            </h2>
            <p className="max-w-prose text-slate text-sm print:text-xs">
              In order of time, with at least {VISIT_MINUTES} minutes in each home. Driving times are our
              estimate, parking included: allow more on a busy day.
            </p>
            <Timeline stops={stops} toWithoutHref={(home) => toWithoutHref(choice, home)} />
            <Closed choice={choice} homes={homes.filter(({ id, isEnded }) => !isEnded && !planned.has(id))} />
            <p className="flex flex-wrap gap-3 print:hidden">
              <ButtonLink href={`${href("/saturday.ics")}?${toSaturdaySearch(choice)}`}>
                Add to Calendar
              </ButtonLink>
              <ButtonLink href={toHref(choice)} look="secondary">
                Link to This Plan
              </ButtonLink>
            </p>
          </section>
        ) : (
          <EmptyPlan homes={homes} />
        )}
      </div>
      <style>{paperRules}</style>
    </>
  );
}

function toHref(choice: SaturdayChoice) {
  return `${href("/saturday")}?${toSaturdaySearch(choice)}`;
}

function toWithoutHref({ homes, ...choice }: SaturdayPageProps["choice"], without: string) {
  return toHref({ ...choice, homes: homes.filter((each) => each !== without) });
}

function Days({ choice, days }: { choice: SaturdayChoice; days: readonly string[] }) {
  if (days.length < 2) return null;
  return (
    <nav aria-label="Days" className="print:hidden">
      <ul className="grid justify-items-start gap-2 sm:flex sm:flex-wrap">
        {days.map((day) => (
          <li key={day}>
            <a
              href={toHref({ ...choice, day })}
              aria-current={day === choice.day ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-xs border border-control current:bg-ink px-4 font-semibold current:text-foam text-sm no-underline hover:bg-mist forced-colors:current:bg-[SelectedItem] forced-colors:current:text-[SelectedItemText] forced-colors:current:forced-color-adjust-none"
            >
              {formatWeekday(day)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The homes that are not open on the day, each with its next open day. */
function Closed({ choice, homes }: { choice: SaturdayChoice; homes: readonly ChosenHome[] }) {
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="closed" className="grid max-w-prose gap-1 text-sm print:hidden">
      <h3 id="closed" className="font-sans font-semibold text-base">
        Not open that day
      </h3>
      <ul>
        {homes.map((home) => (
          <li key={home.id} className="py-1">
            <a href={home.href}>{home.address}</a>: <NextOpenDay choice={choice} home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextOpenDay({ choice, home }: { choice: SaturdayChoice; home: ChosenHome }) {
  const [next] = findStops(home).toSorted((a, b) => a.date.localeCompare(b.date));
  if (!next) return "no open time yet";
  return (
    <>
      {next.kind === "auction" ? "auction" : "next open"} on{" "}
      <a href={toHref({ ...choice, day: next.date })}>{formatWeekday(next.date)}</a>
      {next.start && `, ${formatStopTime(next)}`}
      {next.kind === "inspection" && home.auction && `; auction ${formatAuction(home.auction)}`}
    </>
  );
}

function EmptyPlan({ homes }: Pick<SaturdayPageProps, "homes">) {
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p className="text-lead text-tide">
        {homes.length === 0
          ? "Your shortlist is empty."
          : "None of these homes has an open time or an auction coming up."}{" "}
        Press the heart on homes you like.
      </p>
      {moduleLists.map(({ label, href: list }) => (
        <ButtonLink key={list} href={list}>
          {`See all ${label.toLowerCase()}`}
        </ButtonLink>
      ))}
    </div>
  );
}
