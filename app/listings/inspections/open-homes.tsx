import { href } from "react-router";
import { formatNumber, formatWeekday } from "#app/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { inspectionWords } from "#content/inspections.ts";
import { withSearch } from "../search/list-address.ts";
import { toOpenSearch } from "./open-filters.ts";
import type { countOpenDays, OpenDay, OpenHome } from "./open-listings.ts";

type OpenHomesProps = { day: OpenDay; calendarHref: string };

export function OpenHomes({ day, calendarHref }: OpenHomesProps) {
  const id = `day-${day.date}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-(--gap-grid) gap-y-5 lg:grid-cols-narrow-wide">
      <div className="grid justify-items-start gap-2 self-start lg:sticky lg:top-under-header">
        <h2 id={id} className="font-display text-h2">
          <time dateTime={day.date}>{formatWeekday(day.date).replace(/ (?=\S+$)/, "\u00a0")}</time>
        </h2>
        <a
          href={calendarHref}
          aria-describedby={id}
          className="inline-flex min-h-7 items-center gap-2 text-slate text-sm underline hover:text-ink print:hidden"
        >
          <Calendar aria-hidden="true" className="size-4.5" />
          {inspectionWords.dayCalendar}
        </a>
      </div>
      <ul className="border-line border-b">
        {day.homes.map((home) => (
          <li
            key={`${home.kind} ${home.times} ${home.listing.href}`}
            className="group focus-frame relative grid grid-cols-rest-auto items-start gap-x-5 rounded-xs border-line border-t py-5 sm:grid-cols-[11rem_1fr_9rem]"
          >
            <OpenHomeRow home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The next days, each leading to its homes. */
export function OpenDayLinks({ days }: { days: ReturnType<typeof countOpenDays> }) {
  return (
    <ul className="grid gap-x-(--gap-grid) border-line border-b sm:grid-cols-2 lg:grid-cols-4">
      {days.map(({ date, homes }) => (
        <li key={date} className="border-line border-t">
          <a
            href={withSearch(href("/inspections"), toOpenSearch({ day: date }))}
            className="group grid gap-1 py-5 no-underline"
          >
            <time dateTime={date} className="font-display text-h3 group-hover:underline">
              {formatWeekday(date)}
            </time>
            <span className="text-slate text-sm">
              {formatNumber(homes)} {homes === 1 ? "home" : "homes"} open
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function OpenHomeRow({ home: { kind, times, offer, listing } }: { home: OpenHome }) {
  return (
    <>
      <p className="font-semibold tabular-nums sm:text-lg">{times}</p>
      <div className="col-start-1 grid gap-1 sm:col-start-2">
        <h3 className="font-sans font-semibold text-base leading-snug">
          <a
            href={listing.href}
            className="no-underline outline-none after:absolute after:inset-0 group-hover:underline"
          >
            {listing.address}
          </a>
        </h3>
        <p className="text-slate text-sm">{listing.title}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1">
          {kind === "auction" && <Badge tone="sold">Auction</Badge>}
          <Badge tone={offer === "For rent" ? "rent" : "sand"}>{offer}</Badge>
          <span className="font-display text-h3">{listing.price}</span>
        </p>
      </div>
      <div className="col-start-2 row-span-2 row-start-1 w-26 overflow-hidden rounded-xs sm:col-start-3 sm:w-36">
        <Picture
          picture={listing.picture}
          version={listing.changedAt}
          sizes="(min-width: 40rem) 9rem, 6.5rem"
          alt=""
          className="aspect-card transition-transform duration-(--dur-slow) ease-tide group-hover:scale-lift-small"
        />
      </div>
    </>
  );
}
