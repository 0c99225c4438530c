import * as v from "valibot";
import { saleFormat, saleRecordSchema, toSaleListing } from "#app/homes/record/sale-record.ts";

/** Addresses count positions from 1, so no address leads to a past sale. */
const NO_PLACE = -1;

/** Past sales, in a file of their own. They have no position in the list, and are in no file below /data. */
export const pastSaleFormat = {
  ...saleFormat,
  file: "coastal-sold.json",
  schema: v.pipe(
    saleRecordSchema,
    v.check(
      ({ status, sold }) => status === "sold" && sold != null,
      'is not a sale, which needs "status": "sold" and "sold"',
    ),
  ),
  leftOut: "Past sale left out",
  failure: "Failed to load past sales",
  toListing: (record: v.InferOutput<typeof saleRecordSchema>, _index: number, changedAt: number) =>
    toSaleListing(record, NO_PLACE, changedAt),
  isKnownById: true,
};
