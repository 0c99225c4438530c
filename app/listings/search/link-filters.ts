import type { Status } from "#app/homes/record/listing-record.ts";
import { isOpen } from "#app/homes/record/listing-status.ts";
import type { Filter } from "./filters.ts";

const DEFAULT_KM = "2";

/** How far "near" reaches, in kilometres. */
export const distances = ["1", DEFAULT_KM, "5"] as const;

/** Homes within some distance of one, by its source id. Only the server knows where they are (read-search.server.ts). */
export const nearFilters = {
  near: {
    label: "Distance",
    none: "",
    parse: (text) => text,
    toChip: (words) => words,
  },
  km: {
    label: "km",
    none: DEFAULT_KM,
    needs: "near",
    parse: (text) => distances.find((km) => km === text) ?? DEFAULT_KM,
  },
} satisfies Record<string, Filter<unknown>>;

/** Leaves out homes under offer, and rentals with a deposit taken; set by a link. */
export const offerFilter: Filter<{ status: Status }> = {
  label: "Status",
  none: "",
  parse: (text) => (text === "hide" ? "hide" : ""),
  toTest: () => isOpen,
  toChip: () => "Not under offer",
};
