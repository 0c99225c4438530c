import { lazy, type ReactNode, Suspense } from "react";
import { Breadcrumbs } from "#app/document/site/page-header.tsx";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toHomeId, toListingCrumbs, toListingLinks } from "#app/homes/record/listing-links.ts";
import { isEnded, toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toFullAddress, toStreet } from "#app/homes/record/place/listing-address.ts";
import { toParagraphs } from "#app/region/format.ts";
import { homeLinks } from "#app/slots/home-and-list-links.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DetailBlock } from "#app/ui/detail-block.tsx";
import { Gallery } from "#app/ui/gallery/gallery.tsx";
import { Toaster } from "#app/ui/toast/toast.tsx";
import { FactsLarge } from "../card/facts-row.tsx";
import { PageMarks } from "../card/home-marks.tsx";
import { toPageFacts } from "../card/listing-facts.ts";
import { AroundHome, SimilarHomes } from "./around.tsx";
import { DetailLayout } from "./detail-layout.tsx";
import { FactTexts } from "./facts/features.tsx";
import { toGalleryPictures } from "./gallery-pictures.ts";
import type { ListingPageData } from "./listing-extras.server.ts";
import type { PagePrice } from "./page-price.ts";
import { ListingBar } from "./panel/listing-bar.tsx";
import { ShareButton } from "./share-button.tsx";

/** Lazy, because few pages show it. */
const ListingFiles = lazy(async () => ({ default: (await import("./listing-files.tsx")).ListingFiles }));

type ListingPageProps = {
  page: ListingPageData<AnyListing>;
  /** Shown on the gallery, after the type and "Featured". */
  badge?: ReactNode;
  status?: ReactNode;
  /** Shown below the price. */
  terms?: readonly string[];
  panel: ReactNode;
  more: { title: string; all: { href: string; label: string } };
  /** Shown after inspection and agent. */
  after?: ReactNode;
  /** Shown between description and inspection. */
  children: ReactNode;
};

export function ListingPage({ page, panel, more, ...parts }: ListingPageProps) {
  const { listing, facts } = page;
  const status = toStatusLabel(listing);
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-2 pt-2 print:pt-3">
        {/* Without "Home": the wordmark above links there. */}
        <Breadcrumbs crumbs={toListingCrumbs(listing).slice(1)} />
        {!isEnded(listing) && <BookByKeys listing={listing} />}
        <Gallery
          pictures={toGalleryPictures(listing)}
          fallback={listing.listingType === "Rent" ? listing.defaultPicture : undefined}
          label={`Pictures of ${toStreet(listing)}`}
          version={listing.changedAt}
        >
          {listing.propertyType && <Badge>{listing.propertyType}</Badge>}
          {listing.featured && <Badge>Featured</Badge>}
          {status && <Badge tone={isEnded(listing) ? "sold" : "offer"}>{status}</Badge>}
          {parts.badge}
        </Gallery>
      </div>
      <DetailLayout
        asideLabel="Inspection and agent"
        aside={panel}
        after={
          <>
            {parts.after}
            {facts && <FactTexts title="Terms and inclusions" items={facts.texts} />}
            <Suspense>{hasFiles(listing) && <ListingFiles listing={listing} />}</Suspense>
            <AroundHome page={page} />
          </>
        }
      >
        <Heading page={page} terms={parts.terms}>
          {parts.status}
        </Heading>
        <DetailBlock title="Key features" isTitleHidden>
          <FactsLarge facts={toPageFacts(listing)} />
          <Actions page={page} />
        </DetailBlock>
        <Description text={listing.description} />
        {parts.children}
        {facts && <FactTexts title="On the farm" items={facts.farm} />}
      </DetailLayout>
      <SimilarHomes page={page} {...more} />
      {!isEnded(listing) && <ListingBar listing={listing} price={page.price.price} />}
      <Toaster className="bottom-24 lg:bottom-5" />
    </>
  );
}

/** Comes before the pictures, which are all tab stops without script. Pointer users have the panel or the bar. */
function BookByKeys({ listing }: { listing: AnyListing }) {
  return (
    <a
      data-dialog
      href={toListingLinks(listing).book}
      className="absolute -top-16 left-(--gutter) z-50 bg-ink px-5 py-3 text-foam focus:top-3 print:hidden"
    >
      Book Inspection
    </a>
  );
}

type HeadingProps = {
  page: ListingPageData<AnyListing>;
  terms?: readonly string[];
  children: ReactNode;
};

function Heading({ page: { listing, price }, terms = [], children }: HeadingProps) {
  return (
    <header className="grid gap-2 pb-4 print:col-span-full print:gap-0.5 print:pb-3">
      <h1 className="font-display text-h2 print:text-h3">{listing.title}</h1>
      <p className="text-md text-slate print:text-sm">{toFullAddress(listing)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Price price={price} />
        {price.saleDay && <p>{price.saleDay}</p>}
        {children}
      </div>
      {terms.length > 0 && <p className="text-ui">{terms.join(" · ")}</p>}
    </header>
  );
}

const LONGEST_IN_LARGE = 16;

function Price({ price: { before, price, exact } }: { price: PagePrice }) {
  const size = before || price.length > LONGEST_IN_LARGE ? "text-h3" : "text-h2 print:text-h3";
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {before && <span>{before}</span>} <span className={`font-display ${size}`}>{price}</span>{" "}
      {exact && <span className="text-slate">{exact}</span>}
    </p>
  );
}

function Actions({ page: { listing, shareUrl } }: { page: ListingPageData<AnyListing> }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <ShareButton url={shareUrl} title={`${listing.title}, ${listing.address}`} />
      <PageMarks id={getSourceId(listing)} title={listing.title} />
      {!isEnded(listing) &&
        homeLinks.map(({ words, toHref }) => (
          <a
            key={words}
            href={toHref(toHomeId(listing))}
            className="inline-flex min-h-11 items-center text-ui underline print:hidden"
          >
            {words}
          </a>
        ))}
    </div>
  );
}

function Description({ text }: { text: string }) {
  return (
    <DetailBlock title="Description">
      <div className="grid max-w-prose gap-paragraph text-md text-tide leading-prose print:max-w-none print:gap-1.5 print:text-xs print:leading-normal">
        {toParagraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </DetailBlock>
  );
}

function hasFiles({ documents, links, video, tour }: AnyListing) {
  return documents.length > 0 || links.length > 0 || Boolean(video || tour);
}
