import { href } from "react-router";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import { findOpenDays } from "#app/listings/inspections/open-days.ts";
import { OpenHomes } from "#app/listings/inspections/open-homes.tsx";
import { ClosingBand } from "#app/site/closing-band.tsx";
import { PageHeader } from "#app/site/page-header.tsx";
import { underHome } from "#app/site/seo/crumbs.ts";
import { toMeta } from "#app/site/seo/seo.ts";
import { siteContext } from "#app/site/site-context.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { inspectionWords } from "#content/words/inspection-words.ts";
import type { Route } from "./+types/inspections.ts";

const crumbs = underHome(inspectionWords.title);

export function meta({ matches }: Route.MetaArgs) {
  return toMeta(matches, {
    title: "Open homes and inspection times · Headland",
    description:
      "When homes for sale and for rent on Sydney’s Northern Beaches are open for inspection, day by day, and as a calendar to subscribe to.",
    path: href("/inspections"),
    crumbs,
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const now = toSydneyTime(Date.now());
  return {
    ...findOpenDays(catalogue.getSaleListings(), catalogue.getRentals(), now),
    calendarHref: toSubscription(context.get(siteContext).origin),
  };
}

export default function Inspections({ loaderData }: Route.ComponentProps) {
  const { days, later, calendarHref } = loaderData;
  return (
    <>
      <PageHeader crumbs={crumbs} title={inspectionWords.title}>
        {inspectionWords.lead}{" "}
        <a href="#subscribe" className="underline">
          {inspectionWords.subscribe.title}
        </a>
      </PageHeader>
      <div className="wrap grid gap-[clamp(2.5rem,5vw,4rem)] pt-3 pb-(--section) lg:pt-8">
        {days.map((day) => (
          <OpenHomes key={day.date} day={day} />
        ))}
        {later > 0 && (
          <p className="max-w-prose text-lead text-tide">
            {later.toLocaleString("en-AU")} more after these. {inspectionWords.later}
          </p>
        )}
        {days.length === 0 && <p className="max-w-prose text-lead text-tide">{inspectionWords.none}</p>}
        <Subscribe calendarHref={calendarHref} />
      </div>
      <ClosingBand {...inspectionWords.closing}>
        <ButtonLink href="/contact">Contact us</ButtonLink>
        <ButtonLink href={href("/listings")} look="secondary">
          View Properties
        </ButtonLink>
      </ClosingBand>
    </>
  );
}

function Subscribe({ calendarHref }: { calendarHref: string }) {
  const { title, sentence } = inspectionWords.subscribe;
  return (
    <section
      aria-labelledby="subscribe"
      className="grid gap-5 rounded-sm border border-line bg-white p-6 lg:grid-cols-[7fr_5fr] lg:items-center print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="subscribe" className="font-display text-h3">
          {title}
        </h2>
        <p className="max-w-prose text-slate">{sentence}</p>
      </div>
      <div className="flex flex-wrap gap-3 lg:justify-end">
        <ButtonLink href={calendarHref}>Subscribe</ButtonLink>
        <ButtonLink href={href("/inspections.ics")} look="secondary">
          Download once
        </ButtonLink>
      </div>
    </section>
  );
}

/** Calendars subscribe to webcal:, and save what comes by http. */
function toSubscription(origin: string) {
  return new URL(href("/inspections.ics"), origin).href.replace(/^https?:/, "webcal:");
}
