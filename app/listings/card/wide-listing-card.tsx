import { CardHeart } from "./heart.tsx";
import { CardPicture, CardText, frame, type ListingCardProps, large } from "./listing-card.tsx";

/** A home on its own: beside its text, where there is room. */
export function WideListingCard({ listing, sizes }: ListingCardProps) {
  return (
    <article className={`grid @3xl:grid-cols-wide-narrow items-center gap-x-(--gap-grid) ${frame}`}>
      <CardPicture listing={listing} sizes={sizes} shape="aspect-card" />
      <div className="grid gap-3">
        <CardText listing={listing} {...large} />
        <p className="max-w-prose text-tide">{listing.summary}</p>
      </div>
      {listing.sourceId && <CardHeart id={listing.sourceId} title={listing.title} on="wide" />}
    </article>
  );
}
