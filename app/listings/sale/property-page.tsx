import { regionWords } from "#app/agency/folder/agency.ts";
import { toListingLinks } from "#app/homes/record/listing-links.ts";
import { formatAuctionResult, saleMethods } from "#app/homes/record/open-times.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { formatDollars, formatNumber, toMailHref } from "#app/region/format.ts";
import { Badge, Tags } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { type KeyValue, KeyValues } from "#app/ui/key-values.tsx";
import { allProperties } from "../detail/detail-layout.tsx";
import { FeatureLists, hasFeatures } from "../detail/facts/features.tsx";
import type { ListingPageData } from "../detail/listing-extras.server.ts";
import { ListingPage } from "../detail/listing-page.tsx";
import { ListingPanel } from "../detail/panel/listing-panel.tsx";

export function PropertyPage({ page }: { page: ListingPageData<SaleListing> }) {
  const { listing, role } = page;
  const information = [...toPropertyInformation(listing), ...(page.facts?.information ?? [])];
  return (
    <ListingPage
      page={page}
      status={<Badge tone="outline">For Sale</Badge>}
      panel={<ListingPanel page={page} role={role} contact={<Contact listing={listing} />} />}
      more={{ title: "Similar homes", all: allProperties }}
    >
      <DetailBlock title="Property Information" print="besideAside">
        <KeyValues items={information} columns="two" />
        <SaleFeatures page={page} />
      </DetailBlock>
    </ListingPage>
  );
}

/** The record's features, or without any, those that the description affirms. */
function SaleFeatures({ page: { listing, facts } }: { page: ListingPageData<SaleListing> }) {
  if (!facts)
    return (
      <div className="pt-3 print:hidden">
        <Tags tags={listing.features} />
      </div>
    );
  if (!hasFeatures(facts)) return null;
  return (
    <>
      <h3 className="pt-3 font-sans font-semibold text-slate text-sm print:pt-0">Features</h3>
      <FeatureLists {...facts} />
    </>
  );
}

function Contact({ listing }: { listing: SaleListing }) {
  const { address, agent } = listing;
  return (
    <>
      <p className="hidden print:block">{agent.email}</p>
      <div className="grid gap-2.5 pt-1 print:hidden">
        <ButtonLink
          href={toMailHref(agent.email, { subject: `About ${address}` })}
          size="small"
          look="secondary"
        >
          Email Agent
        </ButtonLink>
        <ButtonLink data-dialog href={toListingLinks(listing).enquire} size="small" look="secondary">
          Ask a Question
        </ButtonLink>
        <ButtonLink data-dialog href={toListingLinks(listing).contract} size="small" look="secondary">
          Send Me the Contract
        </ButtonLink>
      </div>
    </>
  );
}

/** The rows of Property Information, without values that the record does not give (spec §2.14). */
export function toPropertyInformation(listing: SaleListing): KeyValue[] {
  const { homeSizeSqm, councilRatesQuarter, waterRatesQuarter, strataLeviesQuarter } = listing.propertyInfo;
  const rows = [
    { label: "Property ID", value: listing.originalId },
    { label: "Price", value: toPriceLine(listing, { isExact: true }) },
    { label: "Sale method", value: toSaleMethod(listing) },
    { label: "Auction", value: listing.auctionResult && formatAuctionResult(listing) },
    { label: "Type", value: listing.propertyType },
    { label: "Suburb", value: listing.suburb },
    { label: "Home size", value: homeSizeSqm && `${formatNumber(homeSizeSqm)} sqm` },
    { label: "Council", value: toQuarterly(councilRatesQuarter) },
    { label: "Water", value: toQuarterly(waterRatesQuarter) },
    { label: regionWords.strata, value: toQuarterly(strataLeviesQuarter) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Undefined for the usual method. */
function toSaleMethod({ method = "sale" }: SaleListing) {
  return method === "sale" ? undefined : saleMethods[method];
}

function toQuarterly(amount: number | undefined) {
  return amount ? `${formatDollars(amount)} per quarter` : undefined;
}
