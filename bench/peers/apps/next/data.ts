import { readFile } from "node:fs/promises";
import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { parseRecords, type RecordFormat } from "#app/listings/catalogue/parse-records.ts";

export const getSaleListings = () => read(saleFormat);
export const getRentals = () => read(rentalFormat);

/** Read when the pages are made: next build renders them once, as Next.js does by itself with pages that ask for nothing. */
async function read<Schema, Listing>(kind: RecordFormat<Schema, Listing>): Promise<Listing[]> {
  const text = await readFile(`agencies/headland/homes/${kind.file}`, "utf8");
  return parseRecords(text, kind, 0).listings;
}
