import { formatAuction } from "#app/homes/record/open-times.ts";
import { formatTime, formatTimes } from "#app/region/format.ts";
import { Dotted } from "#app/ui/dotted.tsx";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { PlannedStop, Stop } from "./plan.ts";

type TimelineProps = {
  stops: readonly PlannedStop[];
  /** The plan's address without one of its homes. */
  toWithoutHref: (home: string) => string;
};

export function Timeline({ stops, toWithoutHref }: TimelineProps) {
  return (
    <ol className="timeline border-line border-b print:columns-2">
      {stops.map((stop) => (
        <li
          key={`${stop.home.id} ${stop.kind} ${stop.start}`}
          className="grid gap-3 border-line border-t py-5 print:break-inside-avoid print:gap-0 print:py-1"
        >
          <Way stop={stop} />
          <div className="visit grid grid-cols-rest-auto items-start gap-x-5 gap-y-3 sm:grid-cols-[11rem_1fr_auto] print:block">
            <p className="font-semibold tabular-nums sm:text-lg print:text-sm">{formatStopTime(stop)}</p>
            <StopDetails stop={stop} withoutHref={toWithoutHref(stop.home.id)} />
            <div className="col-start-2 row-span-2 row-start-1 w-36 overflow-hidden rounded-xs sm:col-start-3 sm:w-60 print:hidden">
              <Picture
                picture={stop.home.picture}
                version={stop.home.changedAt}
                sizes={pictureSizes.chosen}
                alt=""
                className="aspect-card"
              />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function formatStopTime({ start, end }: Stop) {
  if (!start) return "Time to be confirmed";
  return end ? formatTimes(start, end) : formatTime(start);
}

/** Travel to a stop, if both positions are known. There is none from a home to its own auction. */
function Way({ stop: { home, way, isTooLate } }: { stop: PlannedStop }) {
  if (!way || way.minutes === 0) return null;
  const { address } = way.from.home;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-slate text-sm print:text-xs">
      {isTooLate ? (
        <strong className="font-semibold text-ink">
          You can’t get here in time from {address}, about {way.minutes} minutes away.
        </strong>
      ) : (
        <span>
          About {way.minutes} minutes from {address}.
        </span>
      )}
      <a
        href={toDirections(address, home.address)}
        rel="noopener"
        className="inline-flex min-h-7 items-center underline print:hidden"
      >
        Directions<span className="sr-only"> to {home.address}</span>
      </a>
    </p>
  );
}

function toDirections(origin: string, destination: string) {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", origin, destination })}`;
}

function StopDetails({ stop, withoutHref }: { stop: PlannedStop; withoutHref: string }) {
  const { home, kind, place, date } = stop;
  return (
    <div className="visited col-start-1 grid gap-1 sm:col-start-2">
      <h3 className="font-sans font-semibold text-base leading-snug print:text-sm">
        <a href={home.href} className="inline-block min-h-6 no-underline hover:underline">
          {home.address}
        </a>
      </h3>
      {kind === "auction" && (
        <p className="font-semibold text-sm print:text-xs">Auction{place && `, ${place}`}</p>
      )}
      <p className="text-slate text-sm print:text-xs">
        <Dotted parts={[home.title, home.price]} />
      </p>
      {home.auction && home.auction.date > date && (
        <p className="text-sm print:text-xs">Auction {formatAuction(home.auction)}</p>
      )}
      <p className="print:hidden">
        <a href={withoutHref} className="inline-flex min-h-7 items-center text-slate text-sm underline">
          Leave this one out<span className="sr-only">: {home.address}</span>
        </a>
      </p>
    </div>
  );
}
