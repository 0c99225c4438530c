import type { Status } from "#app/homes/record/listing-record.ts";
import { isOpen } from "#app/homes/record/listing-status.ts";
import type { Filter } from "./filters.ts";

/** Leaves out homes under offer, and rentals with a deposit taken; set by a link. */
export const offerFilter: Filter<{ status: Status }> = {
  label: "Status",
  none: "",
  parse: (text) => (text === "hide" ? "hide" : ""),
  toTest: () => isOpen,
  toChip: () => "Not under offer",
};
