import { readFile } from "node:fs/promises";
import { rentalKind } from "#app/homes/record/rental-record.ts";
import { saleKind } from "#app/homes/record/sale-record.ts";
import { type ListingKind, parseRecords } from "#app/listings/catalogue/parse-records.ts";

export const getSaleListings = () => read(saleKind);
export const getRentals = () => read(rentalKind);

/** Read when the pages are made: next build renders them once, as Next.js does by itself with pages that ask for nothing. */
async function read<Schema, Listing>(kind: ListingKind<Schema, Listing>): Promise<Listing[]> {
  const text = await readFile(`agencies/headland/homes/${kind.file}`, "utf8");
  return parseRecords(text, kind, 0).listings;
}
