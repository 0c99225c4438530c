import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type Changes = Record<number, object>;

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

/** Starts a site with the plain sample, and with changes to some records by their position in the file. */
export async function startMarket({ sale = {}, rentals = {} }: { sale?: Changes; rentals?: Changes }) {
  const listingsDir = makeFolder();
  for (const [file, changes] of [
    ["coastal-listings.json", sale],
    ["coastal-rentals.json", rentals],
  ] as const) {
    const records = await readPlainSample(file);
    const changed = records.map((record, index) => ({ ...record, ...changes[index] }));
    await writeFile(join(listingsDir, file), JSON.stringify(changed));
  }
  return startOwnServer({ LISTINGS_DIR: listingsDir });
}

/** The day at the agency in `days` days. */
export function toDay(days: number) {
  return toAgencyTime(Date.now() + days * DAY_MS).slice(0, 10);
}
