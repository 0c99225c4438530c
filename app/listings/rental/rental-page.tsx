import { formatAvailable } from "#app/homes/record/availability.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded } from "#app/homes/record/listing-status.ts";
import type { Rental } from "#app/homes/record/rental-record.ts";
import { formatNumber, toCapital } from "#app/region/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DetailBlock, PanelSection } from "#app/ui/detail-block.tsx";
import { Mail } from "#app/ui/icons.tsx";
import { type KeyValue, KeyValues } from "#app/ui/key-values.tsx";
import { allRentals } from "../detail/detail-layout.tsx";
import { Features } from "../detail/facts/features.tsx";
import type { ListingPageData } from "../detail/listing-extras.server.ts";
import { ListingPage } from "../detail/listing-page.tsx";
import { ContactLine } from "../detail/panel/contact-line.tsx";
import { ListingPanel } from "../detail/panel/listing-panel.tsx";

/** The role of all agents on rental pages, whatever their title (spec §2.15). */
const ROLE = "Rental Specialist";

export function RentalPage({ page }: { page: ListingPageData<Rental> }) {
  const { listing } = page;
  const facts = [...toRentalFacts(listing), ...(page.facts?.information ?? [])];
  return (
    <ListingPage
      page={page}
      badge={<Badge tone="rent">For Rent</Badge>}
      terms={page.related?.terms}
      panel={
        <ListingPanel page={page} role={ROLE} contact={<Contact rental={listing} />}>
          <div className={page.facts ? "" : "print:hidden"}>
            <PanelSection title="Property Summary">
              <KeyValues items={facts} />
            </PanelSection>
          </div>
        </ListingPanel>
      }
      more={{ title: "More to rent", all: allRentals }}
      after={!isEnded(listing) && <MovingIn page={page} />}
    >
      <Features {...(page.facts ?? { glance: listing.features })} />
    </ListingPage>
  );
}

function Contact({ rental }: { rental: Rental }) {
  const { email } = rental.agent;
  return (
    <>
      <ContactLine href={`mailto:${email}`} Icon={Mail}>
        {email}
      </ContactLine>
      <div className="grid gap-2.5 pt-1 print:hidden">
        <ButtonLink data-dialog href={toListingLinks(rental).enquire} size="small" look="secondary">
          Enquire Now
        </ButtonLink>
        {rental.apply && (
          <ButtonLink href={rental.apply} target="_blank" rel="noopener" size="small" look="secondary">
            Apply for this home
            <span className="sr-only">, in a new tab</span>
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** The rows of Property Summary (spec §2.15). The size is the home's, not the land's (docs/decisions/facts.md). */
export function toRentalFacts(rental: Rental): KeyValue[] {
  const { homeSize, available } = rental;
  const from = available && toCapital(formatAvailable(available));
  const rows = [
    { label: "Type", value: rental.propertyType },
    { label: "Suburb", value: rental.suburb },
    { label: "Home size", value: homeSize && `${formatNumber(homeSize)} sqm` },
    { label: "Available", value: isEnded(rental) ? undefined : from },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** The costs of moving in, and how to apply. */
function MovingIn({ page: { listing, related } }: { page: ListingPageData<Rental> }) {
  const { rows, keeper } = related?.moving ?? {};
  return (
    <>
      {rows && (
        <DetailBlock title="What it costs to move in" print="not">
          <KeyValues items={rows} />
        </DetailBlock>
      )}
      <DetailBlock title="How to apply" print="not">
        <ol className="grid max-w-prose list-decimal gap-2.5 ps-5">
          <li>
            See the home:{" "}
            <a data-dialog href={toListingLinks(listing).book} className="underline">
              book an inspection
            </a>
            .
          </li>
          <li>
            <ApplicationForm listing={listing} />, one for each adult who will live there.
          </li>
          <li>
            When the owner has agreed, sign the lease and pay the bond and the first two weeks.
            {keeper && ` The bond is kept by ${keeper}, not by us or the owner.`}
          </li>
        </ol>
      </DetailBlock>
    </>
  );
}

function ApplicationForm({ listing }: { listing: Rental }) {
  if (!listing.apply)
    return (
      <a data-dialog href={toListingLinks(listing).enquire} className="underline">
        Ask for the application form
      </a>
    );
  return (
    <a href={listing.apply} target="_blank" rel="noopener" className="underline">
      Fill in the application form<span className="sr-only">, in a new tab</span>
    </a>
  );
}
