import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { formatShortDate, formatTime } from "#app/region/format.ts";
import { toPhoneHref } from "#app/region/phone.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { toUnscheduledText } from "./listing-panel.tsx";

const LONGEST_IN_LARGE = 13;

/** Fixed to the bottom of small windows; app/document/styles/tokens.css reserves its height. */
export function ListingBar({ listing, price }: { listing: AnyListing; price: string }) {
  const { agent, nextInspection: inspection } = listing;
  const [amount = "", unit] = price.split(/ (?=per week$)/);
  // A price range or a record's own words, which the page above shows in full.
  const isLong = amount.length > LONGEST_IN_LARGE;
  return (
    <section
      aria-label="Price, call, book"
      data-bottom-bar
      className="shade-bar fixed inset-x-0 bottom-0 z-30 flex items-center gap-2.5 bg-white px-(--gutter) pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      <p className="min-w-0 flex-1 leading-tight">
        <span className="flex flex-wrap items-baseline gap-x-1">
          <span className={isLong ? "line-clamp-2 text-sm" : "font-display text-h3"}>{amount}</span>{" "}
          <span className="text-xs">{unit}</span>
        </span>
        <span className="text-slate text-xs">
          {inspection ? (
            <>
              {formatShortDate(inspection.date).text}
              <span className="max-[23.25rem]:sr-only">, {formatTime(inspection.start)}</span>
            </>
          ) : (
            toUnscheduledText(listing)
          )}
        </span>
      </p>
      <ButtonLink href={toPhoneHref(agent.phone)} size="snug" look="secondary">
        <Phone className="size-5" />
        <span className="sr-only">Call {agent.name}</span>
      </ButtonLink>
      <ButtonLink data-dialog href={toListingLinks(listing).book} size="small">
        Book Inspection
      </ButtonLink>
    </section>
  );
}
