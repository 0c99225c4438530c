import { DetailSkeleton } from "#app/listings/detail/detail-skeleton.tsx";
import { toListingTitle } from "#app/listings/detail/listing-meta.ts";
import Property from "#app/routes/buying/property.tsx";
import { usePageData } from "../data.ts";

export function Component() {
  const page = usePageData();
  if (!page) return <DetailSkeleton>Loading property details...</DetailSkeleton>;
  const { listing } = page.loaderData;
  return (
    <>
      <title>{toListingTitle(listing, listing.originalId)}</title>
      <Property {...page} />
    </>
  );
}
