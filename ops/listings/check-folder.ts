import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { rentalKind } from "#app/homes/record/rental-record.ts";
import { saleKind } from "#app/homes/record/sale-record.ts";
import { createRuleCheck } from "#app/homes/rules/check-rules.ts";
import { openEstimates } from "#app/listings/catalogue/estimates.server.ts";
import { type ListingKind, parseRecords, type RecordSchema } from "#app/listings/catalogue/parse-records.ts";

type Line = { level: "stop" | "warn"; text: string };

/** What the site would make of the files of a folder: a line for each record or field it would not show as it stands. */
export async function checkFolder(folder: string, now: number): Promise<Line[]> {
  const estimates = await openEstimates(join(folder, "estimates.json"), { warn() {}, error() {} });
  const fault = estimates.getFault();
  const check = () =>
    createRuleCheck({
      today: toAgencyTime(now).slice(0, 10),
      licence: agency.licence,
      getEstimate: estimates.get,
    });
  return [
    ...(fault ? [toStop(`estimates.json: ${fault}`)] : []),
    ...(await checkFile(folder, saleKind, check())),
    ...(await checkFile(folder, rentalKind, check())),
  ];
}

async function checkFile<Schema extends RecordSchema, Listing extends AnyListing>(
  folder: string,
  kind: ListingKind<Schema, Listing>,
  check: ReturnType<typeof createRuleCheck>,
): Promise<Line[]> {
  const records = await readRecords(join(folder, kind.file), kind).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
  if (typeof records === "string") return [toStop(`${kind.file}: ${records}`)];
  const { listings, leftOut, warnings } = records;
  return [
    ...leftOut.map(({ id, field, reason }) => toStop(`${id} record-left-out ${field}: ${reason}`)),
    ...warnings.map(({ id, field, reason }) => toWarning(`${id} field-not-used ${field}: ${reason}`)),
    ...listings.flatMap((listing) =>
      check(listing).map(({ level, code, field, words, instead }) => ({
        level,
        text: `${getSourceId(listing)} ${code} ${field}: ${JSON.stringify(words)}. ${instead}`,
      })),
    ),
  ];
}

async function readRecords<Schema extends RecordSchema, Listing>(
  path: string,
  kind: ListingKind<Schema, Listing>,
) {
  return parseRecords(await readFile(path, "utf8"), kind, 0);
}

function toStop(text: string): Line {
  return { level: "stop", text };
}

function toWarning(text: string): Line {
  return { level: "warn", text };
}
