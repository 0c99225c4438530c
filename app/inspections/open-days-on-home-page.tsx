import { href } from "react-router";
import type { Pages } from "#app/agency/texts/site-texts.ts";
import type { OpenListing } from "#app/homes/record/open-times.ts";
import { withSearch } from "#app/listings/search/list-address.ts";
import { formatNumber, formatWeekday } from "#app/region/format.ts";
import { SectionHeader } from "#app/ui/section-header.tsx";
import { toOpenSearch } from "./open-filters.ts";
import { findOpenListings, type Listings, type OpenCount } from "./open-listings.ts";

const DAYS = 4;

export const openDaysOnHomePage = {
  name: "inspections",
  load: (homes: Listings, time: string) => ({
    openDays: countOpenDays(findOpenListings(homes, time), DAYS),
  }),
  Show: OpenDays,
};

type OpenDaysProps = {
  data: { openDays?: readonly OpenCount[] };
  headings: Pages["home"]["headings"];
};

/** The next days with open homes, each with a link to its homes. */
function OpenDays({ data: { openDays: days = [] }, headings: { open } }: OpenDaysProps) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="open-homes" className="section wrap [.section+&]:pt-0">
      <SectionHeader
        id="open-homes"
        title={open.heading}
        link={{ href: href("/inspections"), label: open.link }}
      />
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
    </section>
  );
}

/** Counts the open homes of the next days; `open` as from findOpenListings. */
export function countOpenDays(open: readonly OpenListing[], days: number): OpenCount[] {
  const inspections = open.filter(({ kind }) => kind === "inspection");
  const byDay = Map.groupBy(inspections, ({ time }) => time.date);
  return [...byDay]
    .slice(0, days)
    .map(([date, times]) => ({ date, homes: new Set(times.map(({ listing }) => listing)).size }));
}
