import * as v from "valibot";
import { region } from "#app/agency/region.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { formatDate } from "#app/region/format.ts";
import { optionalChoice } from "#app/ui/form/text-rules.ts";
import { optionalDay } from "#app/ui/form/value-rules.ts";
import { definePart, type Fields, toText } from "./part-form.ts";

/** Grounds of a notice after which a home may not be let for a while, each with how long. */
const grounds = [
  { value: "renovation", label: "Renovations or repairs: 4 weeks" },
  { value: "sale", label: "Sale: 6 months" },
  { value: "demolition", label: "Demolition: 6 months" },
  { value: "own-use", label: "The landlord or family moves in: 6 months" },
  { value: "other-use", label: "No rented home any more: 12 months" },
] as const;

/** The law of the region knows such a period, and the home is not known to be elsewhere. */
export function hasReletting(offer: "sale" | "rental", { state = region.state }: Fields) {
  return offer === "rental" && "exclusion-period" in region.rules && state === region.state;
}

export const relettingForm = definePart({
  label: "Not to be let before",
  hint: "Where a tenancy ended by the landlord’s notice on one of these grounds. Until that day the home is not on the site; visitors never see why.",
  toForm: () =>
    v.object({
      day: field("Not to be let before", optionalDay("Choose the day"), { kind: "day" }),
      ground: field("Ground of the notice", optionalChoice(grounds), { options: grounds, empty: "None" }),
    }),
  toValues: ({ not_before, not_before_ground }) => ({ day: not_before, ground: not_before_ground }),
  findErrors: ({ day, ground }) => ({
    day: ground !== "" && !day && "Choose the day",
    ground: day !== undefined && ground === "" && "Choose the ground",
  }),
  toRecord: ({ day, ground }) => ({ not_before: day ?? null, not_before_ground: ground || null }),
  toWords(record) {
    const day = toText(record, "not_before");
    const ground = grounds.find(({ value }) => value === record.not_before_ground)?.label.split(":")[0];
    return day && [formatDate(day), ground].filter(Boolean).join(": ");
  },
});
