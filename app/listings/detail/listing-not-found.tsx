import { href } from "react-router";
import { NotFoundPage } from "#app/document/site/not-found-page.tsx";
import { UnavailableNote } from "../list/unavailable-note.tsx";
import { allProperties, allRentals, MoreListings } from "./detail-layout.tsx";
import type { MissingListing } from "./listing-result.ts";

type NotFoundProps = Pick<MissingListing, "isLoaded" | "others">;

export function PropertyNotFound({ isLoaded, others }: NotFoundProps) {
  return (
    <>
      <NotFoundPage title="Property Not Found" backHref={href("/listings")} backLabel="Back to listings">
        {isLoaded ? "The property you're looking for doesn't exist." : <UnavailableNote />}
      </NotFoundPage>
      <MoreListings title="For sale now" listings={others} all={allProperties} />
    </>
  );
}

export function RentalNotFound({ isLoaded, others }: NotFoundProps) {
  return (
    <>
      <NotFoundPage title="Rental Property Not Found" backHref={href("/rentals")} backLabel="Back to rentals">
        {isLoaded ? "It may have been leased, or the address may be mistyped." : <UnavailableNote />}
      </NotFoundPage>
      <MoreListings title="For rent now" listings={others} all={allRentals} />
    </>
  );
}
