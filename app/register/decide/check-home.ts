import { toAgencyDay } from "#app/agency/agency-time.ts";
import type { Estimate } from "#app/homes/publishing-rules.ts";
import { type FieldFault, parseLeniently } from "#app/homes/record/lenient-parse.ts";
import { lenientFields } from "#app/homes/record/listing-record.ts";
import { rentalRecordSchema, toRental } from "#app/homes/record/rental-record.ts";
import { saleRecordSchema, toSaleListing } from "#app/homes/record/sale-record.ts";
import { createRuleCheck } from "#app/slots/publishing-rules.ts";
import { type Finding, type IncomingHome, makeFinding } from "../register.ts";

type CheckOptions = { now: number; getEstimate: (id: string) => Estimate | undefined };

/** Returns the findings about a home, by its id. */
export type CheckHome = (id: string, home: Pick<IncomingHome, "offer" | "record">) => Finding[];

/** Checks a home against its schema and against the rules before publishing. */
export function createHomeCheck({ now, getEstimate }: CheckOptions): CheckHome {
  const today = toAgencyDay(now);
  const checkRules = createRuleCheck({ today, getEstimate });

  return function checkHome(id, { offer, record }) {
    const read = offer === "sale" ? readSale({ ...record, id }, now) : readRental({ ...record, id }, now);
    if ("fault" in read) return [toFinding("invalid-record", read.fault, "stop")];
    return [
      ...read.warnings.map((fault) => toFinding("invalid-field", fault, "warn")),
      ...checkRules(read.listing)
        // The first rule concerns the agency, and the second needs pictures, which have not been fetched yet.
        .filter(({ code }) => code !== "licence-missing" && code !== "picture-elsewhere")
        .map(({ code, field, words, instead, level }) => makeFinding(code, field, words, instead, level)),
    ];
  };
}

/** Parses a record of a home for sale as the site does; `now` in ms. */
export function readSale(record: object, now: number) {
  const parsed = parseLeniently(saleRecordSchema, record, lenientFields);
  return "fault" in parsed
    ? parsed
    : { warnings: parsed.warnings, listing: toSaleListing(parsed.record, 0, now) };
}

/** Parses a rental's record as the site does; `now` in ms. */
export function readRental(record: object, now: number) {
  const parsed = parseLeniently(rentalRecordSchema, record, lenientFields);
  return "fault" in parsed ? parsed : { warnings: parsed.warnings, listing: toRental(parsed.record, 0, now) };
}

function toFinding(code: string, { field, reason }: FieldFault, level: Finding["level"]) {
  return makeFinding(code, field, reason, "what docs/listings-files.md says of this field", level);
}
