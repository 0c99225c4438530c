import { href } from "react-router";
import { NotFoundPage } from "#app/site/not-found-page.tsx";
import { allRentals, MoreListings } from "../detail/more-listings.tsx";
import type { ListingSummary } from "../listing-summary.ts";

/** No such rental; a few that are for rent, where any are known. */
export function RentalNotFound({ others }: { others: readonly ListingSummary[] }) {
  return (
    <>
      <NotFoundPage title="Rental Property Not Found" backHref={href("/rentals")} backLabel="Back to rentals">
        It may have been leased, or the address may be mistyped.
      </NotFoundPage>
      <MoreListings title="For rent now" listings={others} all={allRentals} />
    </>
  );
}
