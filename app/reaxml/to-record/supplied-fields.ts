import type * as v from "valibot";
import type { rentalRecordSchema } from "#app/homes/record/rental-record.ts";
import type { saleRecordSchema } from "#app/homes/record/sale-record.ts";

/** The fields of a record of either kind as they are supplied, before anybody has read them (docs/listings-files.md). */
export type SuppliedFields = Partial<
  v.InferInput<typeof saleRecordSchema> & v.InferInput<typeof rentalRecordSchema>
>;
