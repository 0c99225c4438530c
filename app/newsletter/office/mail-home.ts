import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { toListedSummary } from "#app/listings/card/listing-summary.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { pictureFallbackUrl } from "#app/ui/picture/picture-address.ts";

/** Finds homes on the market by their printed id, in capitals or not, as a mail shows them: every address is absolute. */
export function createFindMailHome(
  catalogue: Pick<Catalogue, "getSaleListings" | "getRentals">,
  publicOrigin: string,
) {
  const listings = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const byId = new Map(listings.map((listing) => [getSourceId(listing).toLowerCase(), listing]));
  return (id: string) => {
    const listing = byId.get(id.toLowerCase());
    if (!listing) return undefined;
    const { title, address, price, picture } = toListedSummary(listing, { view: "grid", isWalkAsked: false });
    const source = new URL(pictureFallbackUrl(picture), publicOrigin).href;
    return { title, address, price, picture: source, url: toShareUrl(publicOrigin, listing) };
  };
}
