import type * as v from "valibot";
import type { rentalRecordSchema } from "./rental-record.ts";
import type { saleRecordSchema } from "./sale-record.ts";

/** The unparsed fields of a record of either kind (docs/listings-files.md). */
export type SuppliedFields = Partial<
  v.InferInput<typeof saleRecordSchema> & v.InferInput<typeof rentalRecordSchema>
>;
