import { Badge } from "#app/ui/badge.tsx";
import { Calendar } from "#app/ui/icons.tsx";
import { PictureOrFallback } from "#app/ui/picture/picture.tsx";
import { FactsRow } from "./facts-row.tsx";
import { CardMarks } from "./home-marks.tsx";
import type { ListingSummary } from "./listing-summary.ts";

type ListingCardProps = {
  listing: ListingSummary;
  sizes: string;
  /** Loads the picture with high priority, for the first card of a page. */
  priority?: boolean;
  /** Loads the picture eagerly, for cards in the first row. */
  eager?: boolean;
};

const LONGEST_IN_LARGE = 16;

const frame = "group relative rounded-xs focus-frame";
const cover = "no-underline outline-none after:absolute after:inset-0 group-hover:underline";
const drift = "transition-transform duration-(--dur-slow) ease-tide group-hover:drifted";

/** A card in a grid. The whole card is one link. */
export function ListingCard({ listing, ...picture }: ListingCardProps) {
  return (
    <article className={`flex flex-col ${frame}`}>
      <CardPicture listing={listing} {...picture} shape="aspect-card" />
      <CardText listing={listing} />
      {listing.sourceId && <CardMarks id={listing.sourceId} title={listing.title} />}
    </article>
  );
}

/** The first featured listing, larger from lg. */
export function LeadListingCard({ listing, sizes }: ListingCardProps) {
  return (
    <article className={`flex flex-col ${frame}`}>
      <div className="relative grid lg:min-h-96 lg:grow">
        <CardPicture listing={listing} sizes={sizes} shape="aspect-card lg:aspect-auto lg:h-full" />
      </div>
      <CardText listing={listing} {...large} />
      {listing.sourceId && <CardMarks id={listing.sourceId} title={listing.title} />}
    </article>
  );
}

/** Text sizes of the large card from lg. */
const large = {
  price: "lg:text-h2",
  title: "lg:font-display lg:font-light lg:text-h3 lg:leading-tight",
};

type CardTextProps = { listing: ListingSummary; price?: string; title?: string };

function CardText({ listing, price = "", title = "" }: CardTextProps) {
  return (
    <div className="grid gap-1 pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <p className={`font-display text-h3 ${price}`}>{listing.price}</p>
        <FactsRow facts={listing.facts} />
      </div>
      <h3 className={`mt-1.5 font-sans font-semibold text-base leading-snug ${title}`}>
        <a href={listing.href} className={cover}>
          {listing.title}
        </a>
      </h3>
      <Place listing={listing} />
      {listing.times && (
        <p className="flex items-start gap-1.5 text-sm">
          <Calendar className="size-4.5 text-slate" />
          {listing.times}
        </p>
      )}
    </div>
  );
}

/** A row of a list (layout.css), with the picture on the left. */
export function ListingRow({ listing, ...picture }: ListingCardProps) {
  return (
    <article className={`listing-row ${frame}`}>
      <CardPicture listing={listing} {...picture} shape="aspect-square md:aspect-16/10" />
      <div>
        <p className={`price font-display text-h3 ${toPriceSize(listing.price)}`}>{listing.price}</p>
        <div className="facts pt-1">
          <FactsRow facts={listing.facts} />
        </div>
        <h3>
          <a href={listing.href} className={cover}>
            {listing.title}
          </a>
        </h3>
        <Place listing={listing} className="place" />
        <p className="summary mt-2 max-w-prose text-tide">{listing.summary}</p>
        {listing.times && (
          <p className="times flex items-start gap-2 text-slate text-sm">
            <Calendar className="size-4.5" />
            {listing.times}
          </p>
        )}
      </div>
      {listing.sourceId && <CardMarks id={listing.sourceId} title={listing.title} />}
    </article>
  );
}

type PlaceProps = { listing: ListingSummary; className?: string };

function Place({ listing: { address, campaign, remark }, className = "" }: PlaceProps) {
  return (
    <p className={`text-slate text-sm ${className}`}>
      {address}
      {remark && <span className="remark block">{remark}</span>}
      {campaign && <span className="block">{campaign}</span>}
    </p>
  );
}

/** A figure or range is large; longer words leave room for the title. */
function toPriceSize(price: string) {
  return price.length > LONGEST_IN_LARGE ? "" : "md:text-h2";
}

function CardPicture({ listing, shape, ...picture }: ListingCardProps & { shape: string }) {
  const isSold = listing.badges.some(({ tone }) => tone === "sold");
  return (
    <div className="relative overflow-hidden rounded-xs">
      {/* No alternative text, because the title says the same. */}
      <PictureOrFallback
        picture={listing.picture}
        fallback={listing.defaultPicture}
        version={listing.changedAt}
        {...picture}
        alt=""
        className={`${shape} ${drift} ${isSold ? "faded" : ""}`}
      />
      {/* The badges leave room for the heart. */}
      {listing.badges.length > 0 && (
        <div className="badges">
          {listing.badges.map(({ tone, label }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </div>
      )}
    </div>
  );
}
