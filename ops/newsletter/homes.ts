import { getSourceId, toShareUrl } from "#app/homes/record/listing-links.ts";
import { toListedSummary } from "#app/listings/card/listing-summary.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { pictureFallbackUrl } from "#app/ui/picture/picture-address.ts";
import type { Environment } from "#server/environment.ts";
import { openPublishedHomes } from "#server/feed/published-homes.ts";
import type { Home } from "./parse-issue.ts";

type HomesEnvironment = DatabaseOptions &
  Pick<Environment, "feed" | "dataDir" | "listingsDir" | "publicOrigin">;

const log = { warn() {}, error() {} };

/**
 * Finds homes on the market by their printed id, in capitals or not, as the site has them. Throws when they cannot be
 * read.
 */
export async function openHomes(environment: HomesEnvironment) {
  const { listingsDir, publicOrigin } = environment;
  const db = await openDatabase(environment);
  const homes = await openPublishedHomes(environment, db, (error) => {
    throw error;
  });
  const catalogue = await openCatalogue({ directory: listingsDir, getDirectory: homes.getDirectory, log });
  catalogue.close();
  await homes.stop();
  await db.destroy();
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
