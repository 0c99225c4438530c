import { href } from "react-router";
import type { LocatorMapDrawing } from "#app/coast/locator-map.tsx";
import type { Plate } from "#app/coast/plate.ts";
import { formatSalePrice } from "#app/format.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Mail } from "#app/ui/icons.tsx";
import { KeyValues } from "#app/ui/key-values.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { AgentPanel } from "../detail/agent-panel.tsx";
import { DetailLayout } from "../detail/detail-layout.tsx";
import { toFullAddress, toMapsUrl, toStreet } from "../detail/listing-address.ts";
import { ListingBar } from "../detail/listing-bar.tsx";
import { toPropertyCrumbs } from "../detail/listing-crumbs.ts";
import { ListingDescription } from "../detail/listing-description.tsx";
import { ListingHeading } from "../detail/listing-heading.tsx";
import { ListingLocation } from "../detail/listing-location.tsx";
import { toAgentMail } from "../detail/listing-mail.ts";
import { allProperties, MoreListings } from "../detail/more-listings.tsx";
import { ShareButton } from "../detail/share-button.tsx";
import { FactsLarge } from "../facts-row.tsx";
import { InspectionPanel } from "../inspections/inspection-panel.tsx";
import type { ListingSummary } from "../listing-summary.ts";
import { toPropertyInformation } from "./property-information.ts";
import type { SaleListing } from "./sale-record.ts";

export type PropertyPageData = {
  listing: SaleListing;
  similar: readonly ListingSummary[];
  /** The address that stays with the listing when its position changes. */
  shareUrl: string;
  /** What only the server knows: comes later where the browser opened the page. */
  map: LocatorMapDrawing | undefined | Promise<LocatorMapDrawing | undefined>;
  plate: Plate | undefined | Promise<Plate | undefined>;
  role: string | undefined | Promise<string | undefined>;
};

/** A sale listing in full. */
export function PropertyPage({ page }: { page: PropertyPageData }) {
  const { listing, shareUrl } = page;
  const address = toFullAddress(listing);
  const price = formatSalePrice(listing.price);
  const bookHref = href("/property/:id/inspection", { id: listing.originalId });
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-3 pt-4 print:pt-3">
        <Breadcrumbs crumbs={toPropertyCrumbs(listing)} />
        <Gallery
          pictures={listing.pictures}
          label={`Pictures of ${toStreet(listing)}`}
          version={listing.changedAt}
          caption="Artist’s impression"
        >
          <Badge>{listing.propertyType}</Badge>
          {listing.featured && <Badge>Featured</Badge>}
        </Gallery>
      </div>
      <DetailLayout
        asideLabel="Inspection and agent"
        aside={<PropertyPanel page={page} bookHref={bookHref} />}
      >
        <ListingHeading title={listing.title} address={address} price={price}>
          <Badge tone="outline">For Sale</Badge>
          <ShareButton url={shareUrl} title={`${listing.title}, ${listing.address}`} />
        </ListingHeading>
        <DetailBlock title="Key features" isTitleHidden>
          <FactsLarge facts={listing} />
        </DetailBlock>
        <ListingDescription text={listing.description} tags={listing.features} />
        <DetailBlock title="Property Information" print="besideAside">
          <KeyValues items={toPropertyInformation(listing)} columns="two" />
        </DetailBlock>
        <ListingLocation address={address} mapsUrl={toMapsUrl(listing)} map={page.map} />
      </DetailLayout>
      <MoreListings title="Nearby" listings={page.similar} all={allProperties} />
      <ListingBar
        price={price}
        inspection={listing.nextInspection}
        agent={listing.agent}
        bookHref={bookHref}
      />
      <Toaster className="bottom-24 lg:bottom-5" />
    </>
  );
}

type PropertyPanelProps = { page: PropertyPageData; bookHref: string };

function PropertyPanel({ page: { listing, plate, role }, bookHref }: PropertyPanelProps) {
  return (
    <Panel>
      <InspectionPanel
        inspection={listing.nextInspection}
        bookHref={bookHref}
        calendarHref={href("/property/:id/inspection.ics", { id: listing.originalId })}
      />
      <AgentPanel agent={listing.agent} plate={plate} role={role}>
        <p className="hidden print:block">{listing.agent.email}</p>
        <div className="grid gap-2.5 pt-1 print:hidden">
          <ButtonLink href={toAgentMail(listing)} size="small" look="secondary">
            <Mail aria-hidden="true" className="size-4.5" />
            Email Agent
          </ButtonLink>
          <ButtonLink
            href={href("/property/:id/enquire", { id: listing.originalId })}
            size="small"
            look="secondary"
          >
            Ask a question
          </ButtonLink>
        </div>
      </AgentPanel>
    </Panel>
  );
}
