import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../../trials/site/start-site.ts";

/** Fields for auctions, offers, days and open times of some sample records. */
const own = new Set(
  "status method auction auction_result closes inspections price_to listed_on price_changed_on".split(" "),
);

/** Reads the sample records without those fields. */
export async function readPlainSample(file: string): Promise<object[]> {
  const records: object[] = JSON.parse(await readFile(`agencies/headland/homes/${file}`, "utf8"));
  return records.map((record) =>
    Object.fromEntries(Object.entries(record).filter(([field]) => !own.has(field))),
  );
}

/** Writes a folder (LISTINGS_DIR) with these homes for sale and no rentals. */
export async function supplyHomes(sales: readonly object[], folder = makeFolder()) {
  await writeFile(join(folder, "coastal-listings.json"), JSON.stringify(sales));
  await writeFile(join(folder, "coastal-rentals.json"), "[]");
  return folder;
}
