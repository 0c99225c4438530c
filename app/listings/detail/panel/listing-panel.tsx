import { lazy, type ReactNode, Suspense } from "react";
import { href } from "react-router";
import { AgentPortrait } from "#app/document/site/portrait/agent-portrait.tsx";
import type { Inspection } from "#app/homes/inspections/inspection.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { formatShortDate, formatTimes, formatWeekday } from "#app/region/format.ts";
import { calendarLinks } from "#app/slots/calendar-links.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Panel, PanelSection } from "#app/ui/detail-block.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { pictureSizes } from "#app/ui/picture/picture-sizes.ts";
import type { ListingPageData } from "../listing-extras.server.ts";
import { PhoneLines } from "./contact-line.tsx";

/** Lazy, because few pages show it. */
const OtherAgents = lazy(async () => ({ default: (await import("./other-agents.tsx")).OtherAgents }));

type ListingPanelProps = {
  page: Pick<ListingPageData<AnyListing>, "listing" | "portrait" | "profiles">;
  role: string | undefined;
  contact: ReactNode;
  children?: ReactNode;
};

export function ListingPanel({ page, role, contact, children }: ListingPanelProps) {
  const { listing, portrait } = page;
  const { agent } = listing;
  return (
    <Panel>
      {isEnded(listing) ? <EndedPanel listing={listing} /> : <InspectionPanel listing={listing} />}
      <PanelSection title="Contact Agent">
        <div className="flex items-center gap-4">
          <div className="size-17 flex-none print:hidden">
            <AgentPortrait portrait={portrait} sizes={pictureSizes.agentLine} className="size-full" />
          </div>
          <p>
            <span className="block font-semibold leading-snug">{agent.name}</span>
            {role && <span className="text-slate text-sm">{role}</span>}
          </p>
        </div>
        <PhoneLines agent={agent} />
        {!isEnded(listing) && contact}
        {listing.agents.length > 1 && (
          <Suspense>
            <OtherAgents page={page} />
          </Suspense>
        )}
      </PanelSection>
      {children}
    </Panel>
  );
}

function EndedPanel({ listing }: { listing: AnyListing }) {
  return (
    <PanelSection title={toStatusLabel(listing) ?? ""}>
      <p>This home is no longer on the market. What would yours bring?</p>
      <div className="grid print:hidden">
        <ButtonLink href={href("/appraisal")} size="small">
          Free Property Appraisal
        </ButtonLink>
      </div>
    </PanelSection>
  );
}

function InspectionPanel({ listing }: { listing: AnyListing }) {
  const { book } = toListingLinks(listing);
  const [next, ...later] = listing.inspections;
  const folder = listing.listingType === "Sale" ? "property" : "rental";
  const isPlanned = next || listing.auction || listing.closes;
  return (
    <PanelSection title="Next Inspection">
      {next ? (
        <InspectionTime inspection={next} />
      ) : (
        <p className="font-semibold">{toUnscheduledText(listing)}</p>
      )}
      {later.length > 0 && <LaterInspections inspections={later} />}
      {next && listing.isByAppointment && <p className="text-slate text-sm">Or by appointment</p>}
      {isPlanned && calendarLinks.length > 0 ? (
        <div className="grid grid-cols-1 gap-2.5 pt-1.5 min-[24rem]:grid-cols-2 print:hidden">
          <ButtonLink data-dialog href={book} size="snug">
            Book Inspection
          </ButtonLink>
          {calendarLinks.map(({ name, toHome }) => (
            <ButtonLink
              key={name}
              href={toHome({ folder, id: getSourceId(listing) })}
              size="snug"
              look="secondary"
            >
              <Calendar className="size-4.5 max-[26rem]:hidden" />
              Add to Calendar
            </ButtonLink>
          ))}
        </div>
      ) : (
        <div className="grid print:hidden">
          <ButtonLink data-dialog href={book} size="small">
            Book Inspection
          </ButtonLink>
        </div>
      )}
    </PanelSection>
  );
}

export function toUnscheduledText({ isByAppointment }: { isByAppointment: boolean }) {
  return isByAppointment ? "By appointment" : "Not scheduled";
}

function LaterInspections({ inspections }: { inspections: readonly Inspection[] }) {
  return (
    <ul aria-label="Later inspections" className="divide-y divide-line border-line border-t text-sm">
      {inspections.map(({ date, start, end }) => (
        <li key={`${date}${start}${end}`} className="py-2 print:py-0.5">
          {formatWeekday(date)}, {formatTimes(start, end)}
        </li>
      ))}
    </ul>
  );
}

function InspectionTime({ inspection }: { inspection: Inspection }) {
  const { weekday, day, month } = formatShortDate(inspection.date);
  return (
    <div className="flex items-center gap-4.5">
      <p
        aria-hidden="true"
        className="w-17 flex-none rounded-xs bg-sand-100 pt-2 pb-2.25 text-center font-semibold text-sand-700 text-xs leading-[1.3] print:hidden"
      >
        {weekday}
        <span className="block font-display font-light text-4xl text-ink leading-none">{day}</span>
        {month}
      </p>
      <p className="leading-[1.45]">
        <span className="block font-semibold">{formatWeekday(inspection.date)}</span>
        {formatTimes(inspection.start, inspection.end)}
      </p>
    </div>
  );
}
