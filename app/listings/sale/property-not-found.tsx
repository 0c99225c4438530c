import { href } from "react-router";
import { NotFoundPage } from "#app/site/not-found-page.tsx";
import { allProperties, MoreListings } from "../detail/more-listings.tsx";
import type { ListingSummary } from "../listing-summary.ts";

/** No such property; a few that are for sale, where any are known. */
export function PropertyNotFound({ others }: { others: readonly ListingSummary[] }) {
  return (
    <>
      <NotFoundPage title="Property Not Found" backHref={href("/listings")} backLabel="Back to listings">
        The property you're looking for doesn't exist.
      </NotFoundPage>
      <MoreListings title="For sale now" listings={others} all={allProperties} />
    </>
  );
}
