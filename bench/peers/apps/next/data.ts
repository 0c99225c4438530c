import { readFile } from "node:fs/promises";
import { parseRecords, type RecordSource } from "#app/listings/catalogue/parse-records.ts";
import { rentalSource } from "#app/listings/rental/rental-record.ts";
import { saleSource } from "#app/listings/sale/sale-record.ts";

export const getSaleListings = () => read(saleSource);
export const getRentals = () => read(rentalSource);

/** Read when the pages are made: next build renders them once, as Next.js does by itself with pages that ask for nothing. */
async function read<Schema, Listing>(source: RecordSource<Schema, Listing>): Promise<Listing[]> {
  const text = await readFile(`public/data/${source.file}`, "utf8");
  return parseRecords(text, source, 0).listings;
}
