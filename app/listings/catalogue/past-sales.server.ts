import * as v from "valibot";
import { saleFormat, saleRecordSchema, toSaleListing } from "#app/homes/record/sale-record.ts";

/** Addresses count positions from 1, so none leads to it. */
const NO_PLACE = -1;

/** Sales on record, in a file of their own: what is not offered has no place in the list, and is in no data file. */
export const pastSaleFormat = {
  ...saleFormat,
  file: "coastal-sold.json",
  schema: v.pipe(
    saleRecordSchema,
    v.check(
      ({ status, sold }) => status === "sold" && sold != null,
      'is no sale: "status": "sold" and "sold" say so',
    ),
  ),
  leftOut: "Past sale left out",
  failure: "Failed to load past sales",
  toListing: (record: v.InferOutput<typeof saleRecordSchema>, _index: number, changedAt: number) =>
    toSaleListing(record, NO_PLACE, changedAt),
  isKnownById: true,
};
