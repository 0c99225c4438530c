import "../plain-faults.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { officeWords } from "#app/agency/folder/agency.ts";
import type { RuleCheck } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { rentalFormat } from "#app/homes/record/rental-record.ts";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { readSupplied } from "#app/homes/supplied/read-supplied.server.ts";
import { openEstimates } from "#app/listings/catalogue/estimates.server.ts";
import { parseRecords, type RecordFormat, type RecordSchema } from "#app/listings/catalogue/parse-records.ts";
import { pastSaleFormat } from "#app/listings/catalogue/past-sales.server.ts";
import { createRuleCheck } from "#app/slots/publishing-rules.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { runToEnd, toReason, UsageError } from "../command.ts";

const usage = `npm run listings -- check [FOLDER]    what the site would not show of the data files, and why

Reads coastal-listings.json, coastal-rentals.json and, where they are there, coastal-sold.json and estimates.json of FOLDER, or of LISTINGS_DIR.
Prints a line for each finding: whether it stops the listing, warns or asks a person; id, rule, field, words, and what to write instead.
Ends with 1 when something is stopped. docs/listings-files.md explains fields and rules.
Example: npm run listings -- check /srv/listings`;

const { positionals } = readOptions(usage, { allowPositionals: true });
await runToEnd(() => run(positionals));

async function run([command, folder, ...rest]: readonly string[]) {
  if (command !== "check" || rest.length > 0) {
    throw new UsageError(command === "check" ? `check takes one FOLDER.\n\n${usage}` : usage);
  }
  const lines = await checkFolder(folder ?? parseEnvironment(process.env).listingsDir, Date.now());
  for (const { level, text } of lines) console.log(`${level} ${text}`);
  const stopped = lines.filter(({ level }) => level === "stop").length;
  console.log(`${lines.length} findings, ${stopped} of them stop something`);
  return stopped > 0 ? 1 : 0;
}

type Line = { level: "stop" | "warn" | "ask"; text: string };

/** Checks the files of a folder; one line for each record or field that the site would not show unchanged. */
async function checkFolder(folder: string, now: number): Promise<Line[]> {
  const estimates = await openEstimates(join(folder, "estimates.json"), { warn() {}, error() {} });
  const fault = estimates.getFault();
  const check = () =>
    createRuleCheck({
      today: toAgencyDay(now),
      licence: officeWords.licence,
      getEstimate: estimates.get,
    });
  return [
    ...(fault ? [toStop(`estimates.json: ${fault}`)] : []),
    ...(await checkFile(folder, saleFormat, check())),
    ...(await checkFile(folder, rentalFormat, check())),
    ...(existsSync(join(folder, pastSaleFormat.file))
      ? await checkFile(folder, pastSaleFormat, check())
      : []),
  ];
}

async function checkFile<Schema extends RecordSchema, Listing extends AnyListing>(
  folder: string,
  format: RecordFormat<Schema, Listing>,
  check: RuleCheck,
): Promise<Line[]> {
  const records = await readRecords(join(folder, format.file), format).catch(toReason);
  if (typeof records === "string") return [toStop(`${format.file}: ${records}`)];
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
  format: RecordFormat<Schema, Listing>,
) {
  return parseRecords((await readSupplied(path)).toString(), format, 0);
}

function toStop(text: string): Line {
  return { level: "stop", text };
}

function toWarning(text: string): Line {
  return { level: "warn", text };
}
