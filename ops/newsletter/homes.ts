import { toListedSummary } from "#app/listings/card/listing-summary.ts";
import { getSourceId, toShareUrl } from "#app/listings/detail/listing-links.ts";
import { openCatalogue } from "#app/listings/open-catalogue.server.ts";
import { pictureFallbackUrl } from "#app/ui/picture/picture.ts";
import type { Home } from "./parse-issue.ts";

/** Finds homes on the market by their printed id, in capitals or not. Throws when the data files cannot be read. */
export async function openHomes({
  listingsDir,
  publicOrigin,
}: {
  listingsDir: string;
  publicOrigin: string;
}) {
  const catalogue = await openCatalogue({ directory: listingsDir, log: { warn() {}, error() {} } });
  catalogue.close();
  const faults = catalogue.getFaults();
  if (faults.length > 0) throw new Error(`The homes cannot be read: ${faults.join("; ")}`);
  const listings = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const byId = new Map(listings.map((listing) => [getSourceId(listing).toLowerCase(), listing]));
  return (id: string): Home | undefined => {
    const listing = byId.get(id.toLowerCase());
    if (!listing) return undefined;
    const { title, address, price, picture } = toListedSummary(listing);
    const source = new URL(pictureFallbackUrl(picture), publicOrigin).href;
    return { title, address, price, picture: source, url: toShareUrl(publicOrigin, listing) };
  };
}
