import { lazy, type ReactNode, Suspense } from "react";
import { LocatorMap } from "#app/document/coast/locator-map.tsx";
import { Breadcrumbs } from "#app/document/site/page-header.tsx";
import { formatAuction, formatClosing } from "#app/homes/inspections/open-times.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toListingCrumbs, toNearHref } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toFullAddress, toMapsUrl, toStreet } from "#app/homes/record/place/listing-address.ts";
import { homeLinks } from "#app/modules.links.ts";
import { toParagraphs } from "#app/region/format.ts";
import { Badge, Tags } from "#app/ui/badge.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { FactsLarge } from "../card/facts-row.tsx";
import { PageMarks } from "../card/home-marks.tsx";
import { toPageFacts } from "../card/listing-facts.ts";
import { DetailLayout, MoreListings } from "./detail-layout.tsx";
import { FactTexts, Features } from "./facts/features.tsx";
import { toGalleryPictures } from "./gallery-pictures.ts";
import type { ListingPageData } from "./listing-extras.server.ts";
import { ListingBar } from "./panel/listing-bar.tsx";
import { Surroundings } from "./related.tsx";
import { ShareButton } from "./share-button.tsx";

/** Fetched where it is shown: by few pages. */
const ListingFiles = lazy(async () => ({ default: (await import("./listing-files.tsx")).ListingFiles }));

type ListingPageProps = {
  page: ListingPageData<AnyListing>;
  price: string;
  /** On the gallery, after the type and "Featured". */
  badge?: ReactNode;
  status?: ReactNode;
  panel: ReactNode;
  more: { title: string; all: { href: string; label: string } };
  children?: ReactNode;
};

export function ListingPage({ page, price, panel, more, ...parts }: ListingPageProps) {
  const { listing, facts } = page;
  const status = toStatusLabel(listing);
  // The description is not searched for features if the home's facts are known.
  const guessed = listing.facts ? [] : listing.features;
  const isRental = listing.listingType === "Rent";
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-3 pt-4 print:pt-3">
        <Breadcrumbs crumbs={toListingCrumbs(listing)} />
        <Gallery
          pictures={toGalleryPictures(listing)}
          fallback={isRental ? listing.defaultPicture : undefined}
          label={`Pictures of ${toStreet(listing)}`}
          version={listing.changedAt}
        >
          {listing.propertyType && <Badge>{listing.propertyType}</Badge>}
          {listing.featured && <Badge>Featured</Badge>}
          {status && <Badge tone={isEnded(listing) ? "sold" : "offer"}>{status}</Badge>}
          {parts.badge}
        </Gallery>
      </div>
      <DetailLayout asideLabel="Inspection and agent" aside={panel}>
        <Heading listing={listing} price={price}>
          {parts.status}
          {/* On phones a line of their own: whether they fit beside the price would depend on the font that is there. */}
          <div className="ml-auto flex justify-end gap-x-4 max-sm:basis-full">
            <ShareButton url={page.shareUrl} title={`${listing.title}, ${listing.address}`} />
            <PageMarks id={getSourceId(listing)} title={listing.title} />
          </div>
        </Heading>
        <DetailBlock title="Key features" isTitleHidden>
          <FactsLarge facts={toPageFacts(listing)} />
        </DetailBlock>
        <Description text={listing.description} tags={isRental ? [] : guessed} />
        {facts ? <Features {...facts} /> : isRental && guessed.length > 0 && <Features glance={guessed} />}
        {parts.children}
        {facts && <FactTexts facts={facts} />}
        <Suspense>{hasFiles(listing) && <ListingFiles listing={listing} />}</Suspense>
        <Location listing={listing} map={page.map} walks={page.walks} />
        <Surroundings page={page} />
      </DetailLayout>
      <MoreListings title={more.title} listings={page.more} all={more.all} />
      {!isEnded(listing) && <ListingBar listing={listing} price={price} />}
      <Toaster className="bottom-24 lg:bottom-5" />
    </>
  );
}

type HeadingProps = {
  listing: AnyListing;
  price: string;
  children: ReactNode;
};

function Heading({ listing, price, children }: HeadingProps) {
  return (
    <header className="grid gap-3.5 pb-heading print:col-span-full print:gap-0.5 print:pb-3">
      <h1 className="font-display text-h1 lg:text-h2 print:text-h3">{listing.title}</h1>
      <p className="text-md text-slate print:text-sm">{toFullAddress(listing)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 print:pt-0">
        <p className="font-display text-h2 print:text-h3">{price}</p>
        {children}
      </div>
      {listing.auction && <SaleDay what="Auction" time={formatAuction(listing.auction)} />}
      {listing.closes && <SaleDay what={listing.closes.what} time={formatClosing(listing.closes)} />}
      {!isEnded(listing) &&
        homeLinks.map(({ words, toHref }) => (
          <a
            key={words}
            href={toHref(toHomeId(listing))}
            className="justify-self-start text-ui underline print:hidden"
          >
            {words}
          </a>
        ))}
    </header>
  );
}

function SaleDay({ what, time }: { what: string; time: string }) {
  return (
    <p className="flex items-center gap-2 print:text-sm">
      <Calendar aria-hidden="true" className="size-4.5 text-slate print:hidden" />
      <span>
        <strong className="font-semibold">{what}</strong> {time}
      </span>
    </p>
  );
}

function Description({ text, tags = [] }: { text: string; tags?: readonly string[] }) {
  return (
    <DetailBlock title="Description">
      <div className="grid max-w-prose gap-paragraph text-md text-tide leading-prose print:max-w-none print:gap-1.5 print:text-xs print:leading-normal">
        {toParagraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {tags.length > 0 && (
        <div className="pt-1.5 print:hidden">
          <Tags tags={tags} />
        </div>
      )}
    </DetailBlock>
  );
}

const positionWords = {
  home: "Position is approximate.",
  suburb: "The mark stands in the middle of the suburb.",
} as const;

type LocationProps = { listing: AnyListing } & Pick<ListingPageData<AnyListing>, "map" | "walks">;

function Location({ listing, map, walks }: LocationProps) {
  const address = toFullAddress(listing);
  return (
    <DetailBlock title="Where it is" print="not">
      <figure className="grid gap-2.5">
        {map && <LocatorMap map={map} label={address} />}
        <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-slate text-xs">
          <span>
            {address}.{listing.pointsTo && ` ${positionWords[listing.pointsTo]}`}
          </span>
          {listing.pointsTo === "home" && !isEnded(listing) && (
            <a
              href={toNearHref(listing)}
              rel="nofollow"
              className="inline-flex min-h-6.5 items-center self-start underline"
            >
              Homes within 2 km
            </a>
          )}
          <a
            href={toMapsUrl(listing)}
            rel="noopener"
            className="inline-flex min-h-6.5 items-center self-start whitespace-nowrap underline"
          >
            Get directions
          </a>
        </figcaption>
      </figure>
      {walks.length > 0 && (
        <ul className="grid gap-x-8 gap-y-1.5 pt-4 text-ui sm:grid-cols-2">
          {walks.map((walk) => (
            <li key={walk}>{walk}</li>
          ))}
        </ul>
      )}
    </DetailBlock>
  );
}

function hasFiles({ documents, links, video, tour }: AnyListing) {
  return documents.length > 0 || links.length > 0 || Boolean(video || tour);
}
