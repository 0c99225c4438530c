import { formatTime, formatTimes } from "#app/region/format.ts";
import { Picture } from "#app/ui/picture/picture.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import { type HomeOpen, type SaturdayVisit, toClockTime } from "./saturday.ts";

type TimelineProps = {
  visits: readonly SaturdayVisit[];
  /** The address of the plan that has a home in place of those it clashes with, and of the one without a home. */
  toInsteadHref: (open: HomeOpen) => string;
  toWithoutHref: (home: string) => string;
};

export function Timeline({ visits, toInsteadHref, toWithoutHref }: TimelineProps) {
  return (
    <ol className="timeline border-line border-b">
      {visits.map((visit, index) => (
        <li key={visit.open.home} className="grid gap-3 border-line border-t py-5">
          <Way from={visits[index - 1]} to={visit} />
          <div className="visit grid grid-cols-rest-auto items-start gap-x-5 gap-y-3 sm:grid-cols-[11rem_1fr_auto]">
            <p className="font-semibold tabular-nums sm:text-lg print:text-sm">
              {formatTimes(toClockTime(visit.arrive), toClockTime(visit.leave))}
            </p>
            <Visited visit={visit} withoutHref={toWithoutHref(visit.open.home)} />
            <div className="col-start-2 row-span-2 row-start-1 w-36 overflow-hidden rounded-xs sm:col-start-3 sm:w-60 print:hidden">
              <Picture
                picture={visit.open.about.picture}
                version={visit.open.about.changedAt}
                sizes={pictureSizes.chosen}
                alt=""
                className="aspect-card"
              />
            </div>
          </div>
          {visit.instead.length > 0 && <Clashes visit={visit} toInsteadHref={toInsteadHref} />}
        </li>
      ))}
    </ol>
  );
}

function Way({ from, to }: { from: SaturdayVisit | undefined; to: SaturdayVisit }) {
  if (!from) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-slate text-sm print:text-xs">
      <span>About {to.travel} minutes to the next.</span>
      <a
        href={toDirections(from.open.about.address, to.open.about.address)}
        rel="noopener"
        className="inline-flex min-h-7 items-center underline print:hidden"
      >
        Directions<span className="sr-only"> to {to.open.about.address}</span>
      </a>
    </p>
  );
}

function toDirections(origin: string, destination: string) {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", origin, destination })}`;
}

function Visited({ visit: { open }, withoutHref }: { visit: SaturdayVisit; withoutHref: string }) {
  const { about } = open;
  return (
    <div className="visited col-start-1 grid gap-1 sm:col-start-2">
      <h3 className="font-sans font-semibold text-base leading-snug print:text-sm">
        <a href={about.href} className="inline-block min-h-6 no-underline hover:underline">
          {about.address}
        </a>
      </h3>
      <p className="text-slate text-sm print:text-xs">
        {about.title} · {about.price}
      </p>
      <p className="text-sm print:text-xs">Open {open.times}</p>
      <p className="print:hidden">
        <a href={withoutHref} className="inline-flex min-h-7 items-center text-slate text-sm underline">
          Leave it out<span className="sr-only">: {about.address}</span>
        </a>
      </p>
    </div>
  );
}

type ClashesProps = { visit: SaturdayVisit; toInsteadHref: TimelineProps["toInsteadHref"] };

function Clashes({ visit, toInsteadHref }: ClashesProps) {
  return (
    <div className="clashes justify-self-start rounded-xs bg-sand-50 px-4 py-3 text-sm sm:ml-44 print:text-xs">
      <p className="font-semibold">Leaves no time for</p>{" "}
      <ul>
        {visit.instead.map((open) => (
          <li key={`${open.home} ${open.start}`}>
            {open.about.address}, open at {formatTime(toClockTime(open.start))}.{" "}
            <a
              href={toInsteadHref(open)}
              className="inline-flex min-h-7 items-center font-semibold underline print:hidden"
            >
              Go there instead<span className="sr-only">: {open.about.address}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
