import { parseRecords } from "#app/listings/catalogue/parse-records.ts";
import { toSampleRecord } from "./sale.fixture.ts";
import { saleFormat } from "./sale-record.ts";

/** Parses a file with one record that has these fields, and returns its listing. */
export function supply(fields: object) {
  const result = parseRecords(JSON.stringify([{ ...toSampleRecord(), ...fields }]), saleFormat, 0);
  const [listing] = [...result.listings, ...result.ended];
  return { ...result, listing, warned: result.warnings.map(({ field }) => field) };
}
