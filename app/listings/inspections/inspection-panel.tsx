import { formatShortDate, formatTimes, formatWeekday } from "#app/format.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { PanelSection } from "#app/ui/panel.tsx";
import { toListingLinks } from "../detail/listing-links.ts";
import type { Rental } from "../rental/rental-record.ts";
import type { SaleListing } from "../sale/sale-record.ts";
import type { Inspection } from "./inspection.ts";

export function InspectionPanel({ listing }: { listing: SaleListing | Rental }) {
  const { nextInspection: inspection } = listing;
  const { book, calendar } = toListingLinks(listing);
  return (
    <PanelSection title="Next Inspection">
      {inspection ? (
        <>
          <InspectionTime inspection={inspection} />
          <div className="grid grid-cols-1 gap-2.5 pt-1.5 min-[24rem]:grid-cols-2 print:hidden">
            <ButtonLink href={book} size="snug">
              Book Inspection
            </ButtonLink>
            <ButtonLink href={calendar} size="snug" look="secondary">
              <Calendar aria-hidden="true" className="size-4.5 max-[26rem]:hidden" />
              Add to calendar
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p className="font-semibold">Not scheduled</p>
          <div className="grid print:hidden">
            <ButtonLink href={book} size="small">
              Ask for a time
            </ButtonLink>
          </div>
        </>
      )}
    </PanelSection>
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
