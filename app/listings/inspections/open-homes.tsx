import { formatTimes, formatWeekday } from "#app/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import type { OpenDay, OpenHome } from "./open-listings.ts";

export function OpenHomes({ day }: { day: OpenDay }) {
  const id = `day-${day.date}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-(--gap-grid) gap-y-5 lg:grid-cols-narrow-wide">
      <h2 id={id} className="self-start font-display text-h2 lg:sticky lg:top-under-header">
        <time dateTime={day.date}>{formatWeekday(day.date).replace(/ (?=\S+$)/, "\u00a0")}</time>
      </h2>
      <ul className="border-line border-b">
        {day.homes.map((home) => (
          <li
            key={home.listing.href}
            className="group focus-frame relative grid grid-cols-rest-auto items-start gap-x-5 rounded-xs border-line border-t py-5 sm:grid-cols-[11rem_1fr_9rem]"
          >
            <OpenHomeRow home={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenHomeRow({ home: { inspection, offer, listing } }: { home: OpenHome }) {
  const { start, end } = inspection;
  return (
    <>
      <p className="font-semibold tabular-nums sm:text-lg">{formatTimes(start, end)}</p>
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
