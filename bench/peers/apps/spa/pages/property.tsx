import { useMemo } from "react";
import { useParams } from "react-router";
import { toShareUrl } from "#app/homes/record/listing-links.ts";
import type { SaleListing } from "#app/homes/record/sale-record.ts";
import { DetailSkeleton } from "#app/listings/detail/detail-skeleton.tsx";
import { toListingTitle } from "#app/listings/detail/listing-meta.ts";
import { getProperty } from "#app/listings/sale/get-property.ts";
import { saleCopy } from "#app/listings/sale/sale-copy.client.ts";
import Property from "#app/routes/buying/property.tsx";
import { fetchData, useData } from "../data.ts";

export function Component() {
  const { id } = useParams();
  const listings = useData(saleCopy.fetch);
  const page = useMemo(() => listings && toPage(id, listings), [id, listings]);
  if (!page) return <DetailSkeleton>Loading property details...</DetailSkeleton>;
  return (
    <>
      {page.listing && <title>{toListingTitle(page.listing, page.listing.originalId)}</title>}
      <Property loaderData={page} />
    </>
  );
}

/** The map and the agent's plate, drawn by the site's server, come when they come. */
function toPage(id: string, listings: readonly SaleListing[]) {
  const result = getProperty(id, listings);
  if (result.kind !== "found") return { ...result, kind: "missing", others: [] };
  const extras = fetchData(`property-${id}`);
  return {
    ...result,
    shareUrl: toShareUrl(location.origin, result.listing),
    map: extras.then(({ map }) => map),
    plate: extras.then(({ plate }) => plate),
    role: extras.then(({ role }) => role),
  };
}
