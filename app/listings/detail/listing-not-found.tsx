import { href } from "react-router";
import { NotFoundPage } from "#app/site/not-found-page.tsx";
import type { ListingSummary } from "../listing-summary.ts";
import { allProperties, allRentals, MoreListings } from "./more-listings.tsx";

type NotFoundProps = {
  others: readonly ListingSummary[];
};

export function PropertyNotFound({ others }: NotFoundProps) {
  return (
    <>
      <NotFoundPage title="Property Not Found" backHref={href("/listings")} backLabel="Back to listings">
        The property you're looking for doesn't exist.
      </NotFoundPage>
      <MoreListings title="For sale now" listings={others} all={allProperties} />
    </>
  );
}

export function RentalNotFound({ others }: NotFoundProps) {
  return (
    <>
      <NotFoundPage title="Rental Property Not Found" backHref={href("/rentals")} backLabel="Back to rentals">
        It may have been leased, or the address may be mistyped.
      </NotFoundPage>
      <MoreListings title="For rent now" listings={others} all={allRentals} />
    </>
  );
}
