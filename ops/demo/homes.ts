import { providers } from "#app/agency/folder/feed.ts";
import { openCatalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import type { Environment } from "#server/environment/environment.ts";

const silent = { warn() {}, error() {} };

export type DemoHomes = Awaited<ReturnType<typeof readHomes>>;

/** Homes with open times: enquiries are about them, and the stand-in's homes are made of them. */
export async function readHomes({ listingsDir }: Pick<Environment, "listingsDir">) {
  const catalogue = await openCatalogue({ directory: listingsDir, log: silent });
  const sales = catalogue.getSaleListings().filter(hasInspection);
  const rentals = catalogue.getRentals().filter(hasInspection);
  await catalogue.close();
  if (sales.length === 0 || rentals.length === 0 || !providers[0])
    throw new Error(
      "The demo needs homes for sale and for rent with open times, and a provider in feed.json of the agency’s folder.",
    );
  return { sales, rentals };
}

function hasInspection({ inspections }: { inspections: readonly object[] }) {
  return inspections.length > 0;
}
