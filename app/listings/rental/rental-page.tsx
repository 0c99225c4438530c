import { href } from "react-router";
import type { LocatorMapDrawing } from "#app/coast/locator-map.tsx";
import type { Plate } from "#app/coast/plate.ts";
import { formatDollars, formatWeeklyRent } from "#app/format.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { DetailLayout } from "../detail/detail-layout.tsx";
import { toFullAddress, toMapsUrl, toStreet } from "../detail/listing-address.ts";
import { ListingBar } from "../detail/listing-bar.tsx";
import { toRentalCrumbs } from "../detail/listing-crumbs.ts";
import { ListingDescription } from "../detail/listing-description.tsx";
import { ListingHeading } from "../detail/listing-heading.tsx";
import { ListingLocation } from "../detail/listing-location.tsx";
import { allRentals, MoreListings } from "../detail/more-listings.tsx";
import { ShareButton } from "../detail/share-button.tsx";
import { FactsLarge } from "../facts-row.tsx";
import type { ListingSummary } from "../listing-summary.ts";
import { RentalFeatures } from "./rental-feature-list.tsx";
import { RentalPanel } from "./rental-panel.tsx";
import type { Rental } from "./rental-record.ts";

export type RentalPageData = {
  rental: Rental;
  similar: readonly ListingSummary[];
  shareUrl: string;
  /** Only the server draws these: they come later where the browser opened the page. */
  map: LocatorMapDrawing | undefined | Promise<LocatorMapDrawing | undefined>;
  plate: Plate | undefined | Promise<Plate | undefined>;
};

/** A rental in full. */
export function RentalPage({ page }: { page: RentalPageData }) {
  const { rental, shareUrl } = page;
  const address = toFullAddress(rental);
  const bookHref = href("/rental/:id/inspection", { id: rental.id });
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-3 pt-4 print:pt-3">
        <Breadcrumbs crumbs={toRentalCrumbs(rental)} />
        <Gallery
          pictures={rental.pictures}
          fallback={rental.defaultPicture}
          label={`Pictures of ${toStreet(rental)}`}
          version={rental.changedAt}
          caption="Artist’s impression"
        >
          <Badge>{rental.propertyType}</Badge>
          {rental.featured && <Badge>Featured</Badge>}
          <Badge tone="rent">For Rent</Badge>
        </Gallery>
      </div>
      <DetailLayout
        asideLabel="Inspection and agent"
        aside={<RentalPanel rental={rental} plate={page.plate} bookHref={bookHref} />}
      >
        <ListingHeading title={rental.title} address={address} price={formatWeeklyRent(rental.price)}>
          <ShareButton url={shareUrl} title={`${rental.title}, ${rental.address}`} />
        </ListingHeading>
        <DetailBlock title="Key features" isTitleHidden>
          <FactsLarge facts={rental} />
        </DetailBlock>
        <ListingDescription text={rental.description} />
        <RentalFeatures features={rental.features} />
        <ListingLocation address={address} mapsUrl={toMapsUrl(rental)} map={page.map} />
      </DetailLayout>
      <MoreListings title="More to rent" listings={page.similar} all={allRentals} />
      <ListingBar
        price={`${formatDollars(rental.price)} pw`}
        inspection={rental.nextInspection}
        agent={rental.agent}
        bookHref={bookHref}
      />
      <Toaster className="bottom-24 lg:bottom-5" />
    </>
  );
}
