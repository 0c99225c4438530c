import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { where } from "#app/agency/folder/places.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { toMeta } from "#app/document/metadata/seo.ts";
import { ClosingBand } from "#app/document/site/closing-band.tsx";
import { PageHeader, toHomeCrumbs } from "#app/document/site/page-header.tsx";
import { ShowMap } from "#app/document/site/show-map.tsx";
import { siteContext } from "#app/document/site/site-context.ts";
import { toQuestionPath } from "#app/guide/team/agents.ts";
import { isLoaded } from "#app/homes/record/load-failures.ts";
import { allowPictures } from "#app/listings/allow-pictures.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { UnavailableNote } from "#app/listings/list/unavailable-note.tsx";
import { requireCanonical, withSearch } from "#app/listings/search/list-address.ts";
import { carryUnknown, UNKNOWN } from "#app/listings/search/unknown-values.ts";
import { formatNumber } from "#app/region/format.ts";
import { toAskedMap } from "#app/slots/maps.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FoldedDay, OpenHomeFilters, OpenHomes } from "../open-days.tsx";
import {
  filterOpen,
  findUnknown,
  type OpenChoice,
  openParameters,
  parseOpenChoice,
  toOpenFields,
  toOpenSearch,
  toOpenTitle,
} from "../open-filters.ts";
import {
  countDaysInSight,
  EVENTS_IN_CALENDAR,
  findOpenDays,
  findOpenListings,
  findOpenOnMap,
  HOMES_PER_PAGE,
  type OpenDay,
  parseFrom,
} from "../open-listings.ts";
import type { Route } from "./+types/inspections.ts";

export const handle = {
  readsSearch: [...openParameters, "from", UNKNOWN],
  joinsSearch: openParameters,
  saysUnknown: [UNKNOWN],
};

const TITLE = "Open homes";
const crumbs = toHomeCrumbs(TITLE);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: loaderData.title,
    description: `When homes for sale and for rent ${where} are open for inspection, day by day, and as a calendar to subscribe to.`,
    path: href("/inspections"),
    crumbs,
  });
}

export function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const all = { listings: catalogue.getSaleListings(), rentals: catalogue.getRentals() };
  const now = toAgencyTime(Date.now());
  const { origin } = context.get(siteContext);
  const open = findOpenListings(all, now);
  const choice = parseOpenChoice(url.searchParams, open);
  const found = filterOpen(open, choice);
  const from = parseFrom(url.searchParams, found.length);
  const canonical = toOpenSearch(choice, from);
  const unknown = carryUnknown(findUnknown(url.searchParams, open), url.searchParams, canonical);
  requireCanonical(href("/inspections"), url.searchParams, canonical);
  const days = findOpenDays(found, from);
  allowPictures(
    context,
    days.flatMap(({ homes }) => homes.map(({ listing }) => listing)),
  );
  return {
    isLoaded: isLoaded(all.listings) && isLoaded(all.rentals),
    title: toOpenTitle(choice),
    choice,
    unknown,
    fields: toOpenFields(open),
    days,
    map: toAskedMap(findOpenOnMap(found, from)),
    found: found.length,
    total: open.length,
    from,
    questionPath: toQuestionPath(context.get(textsContext)),
    origin,
  };
}

export default function Inspections({ loaderData }: Route.ComponentProps) {
  const { choice, unknown, fields, days, map, found, total, from, origin } = loaderData;
  const none =
    total > 0
      ? "No open homes match. Choose another day or suburb, or see all of them."
      : "No inspections are scheduled at the moment. Any of our agents will show you a home by appointment.";
  const inSight = countDaysInSight(days);
  const toPageHref = (start: number) => withSearch(href("/inspections"), toOpenSearch(choice, start));
  return (
    <>
      <PageHeader crumbs={crumbs} title={TITLE}>
        Every home you can walk through, and every auction, day by day.{" "}
        <a href="#subscribe" className="underline">
          Keep them in your calendar
        </a>
      </PageHeader>
      <div className="wrap grid gap-days pt-3 pb-(--section) lg:pt-8">
        {total > 0 && <OpenHomeFilters choice={choice} unknown={unknown} fields={fields} />}
        {map && <ShowMap map={map} />}
        {days.slice(0, inSight).map((day) => (
          <OpenHomes key={day.date} day={day} calendarHref={toCalendarHref(choice, day)} />
        ))}
        {days.length > inSight && (
          <div className="border-line border-t">
            {days.slice(inSight).map((day) => (
              <FoldedDay key={day.date} day={day} calendarHref={toCalendarHref(choice, day)} />
            ))}
          </div>
        )}
        {found > HOMES_PER_PAGE && <OtherPages from={from} found={found} toHref={toPageHref} />}
        {days.length === 0 && (
          <p className="max-w-prose text-lead text-tide">
            {loaderData.isLoaded ? none : <UnavailableNote />}
          </p>
        )}
        <Subscribe origin={origin} isWhole={total <= EVENTS_IN_CALENDAR} />
      </div>
      <ClosingBand
        title="Can’t make it on the day?"
        sentence="Ask for another time. We will find one that suits."
        first={{ href: loaderData.questionPath, label: "Ask for a Time" }}
        second={{ href: href("/listings"), label: "View Properties" }}
      />
    </>
  );
}

function toCalendarHref(choice: OpenChoice, { date }: OpenDay) {
  return withSearch(href("/inspections.ics"), toOpenSearch({ ...choice, day: date }));
}

type OtherPagesProps = { from: number; found: number; toHref: (from: number) => string };

function OtherPages({ from, found, toHref }: OtherPagesProps) {
  const next = from + HOMES_PER_PAGE;
  return (
    <nav aria-label={TITLE} className="flex flex-wrap items-center gap-3 print:hidden">
      <p className="grow basis-full text-lead text-tide sm:basis-auto">
        {formatNumber(from + 1)} to {formatNumber(Math.min(next, found))} of {formatNumber(found)}
      </p>
      {from > 0 && (
        <ButtonLink href={toHref(from - HOMES_PER_PAGE)} look="secondary">
          Earlier open homes
        </ButtonLink>
      )}
      {next < found && <ButtonLink href={toHref(next)}>Later open homes</ButtonLink>}
    </nav>
  );
}

function Subscribe({ origin, isWhole }: { origin: string; isWhole: boolean }) {
  const file = href("/inspections.ics");
  // Calendar programs subscribe to webcal: addresses, but import http: ones only once.
  const subscription = new URL(file, origin).href.replace(/^https?:/, "webcal:");
  return (
    <section
      aria-labelledby="subscribe"
      className="grid gap-5 rounded-sm border border-line bg-white p-6 lg:grid-cols-wide-narrow lg:items-center print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="subscribe" className="font-display text-h3">
          Keep them in your calendar
        </h2>
        <p className="max-w-prose text-slate">
          Subscribe once, and new inspections appear in your calendar. If one moves or is cancelled, your
          calendar changes too.{" "}
          {!isWhole && `${formatNumber(EVENTS_IN_CALENDAR)} are shown at a time, starting with the next.`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ButtonLink href={subscription}>Subscribe</ButtonLink>
        <ButtonLink href={file} look="secondary">
          Download once
        </ButtonLink>
      </div>
    </section>
  );
}
