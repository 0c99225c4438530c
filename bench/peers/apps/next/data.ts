import { readdir, readFile } from "node:fs/promises";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { parseRecords } from "#app/listings/catalogue/parse-records.ts";

// Read when the pages are made: next build renders them once, as Next.js does by itself with pages that ask for nothing.
const folder = "build/peers/spa/data";

export async function getSaleListings() {
  const text = await readFile(`agencies/headland/homes/${saleFormat.file}`, "utf8");
  return parseRecords(text, saleFormat, 0).listings;
}

/** What the site's own loader says of a page, such as "property-1". */
export async function getPageData(name: string) {
  return JSON.parse(await readFile(`${folder}/${name}.json`, "utf8"));
}

/** The ids of the pages of a kind, such as "property". */
export async function findIds(kind: string) {
  const names = await readdir(folder);
  return names.flatMap((name) => {
    const id = name.match(new RegExp(`^${kind}-(.*)\\.json$`))?.[1];
    return id ? [{ id }] : [];
  });
}
