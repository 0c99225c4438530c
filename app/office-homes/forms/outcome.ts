import * as v from "valibot";
import { region } from "#app/agency/region.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { formatDate, formatDollars } from "#app/region/format.ts";
import { type Fields, toInner, toText } from "#app/register/register.ts";
import { choice, optionalChoice, ticked } from "#app/ui/form/text-rules.ts";
import { optionalDay } from "#app/values/value-rules.ts";
import { type ChangedFields, definePart, optionalAmount } from "./part-form.ts";

const states = {
  sale: [
    { value: "current", label: "For sale" },
    { value: "under-offer", label: "Under offer" },
    { value: "sold", label: "Sold" },
    { value: "withdrawn", label: "Withdrawn: not on the site" },
  ],
  rental: [
    { value: "current", label: "For rent" },
    { value: "deposit-taken", label: "Deposit taken" },
    { value: "leased", label: "Leased" },
    { value: "withdrawn", label: "Withdrawn: not on the site" },
  ],
} as const;

export const outcomeForm = definePart({
  label: "State",
  toForm({ offer }) {
    const isSale = offer === "sale";
    const options = states[offer];
    return v.object({
      status: field("Status", choice(options, "Choose the status"), { options }),
      day: field(isSale ? "Sold on" : "Leased on", optionalDay("Choose the day"), {
        kind: "day",
        isNarrow: true,
      }),
      price: field(isSale && "Sold for, in dollars", optionalAmount, { isNarrow: true }),
      shown: field(isSale && "The price may be shown", ticked, { kind: "check" }),
    });
  },
  toValues(record, { offer }) {
    const sold = toInner(record, "sold");
    return {
      status: toText(record, "status") || "current",
      day: offer === "sale" ? sold.date : record.leased_on,
      price: sold.price_aud,
      shown: sold.date !== undefined && sold.display !== false,
    };
  },
  findErrors: ({ status, day }, { today }) => ({
    day: day
      ? day > today && "Choose a day that is not in the future"
      : isOver(status) && `Choose the day on which it was ${status}`,
  }),
  toRecord({ status, day, price, shown }, { offer }): ChangedFields {
    if (offer === "rental") return { status, leased_on: status === "leased" ? day : null };
    const sold = { date: day, ...(price && { price_aud: price }), display: shown };
    return { status, sold: status === "sold" ? sold : null };
  },
  toWords(record, { offer }) {
    const status = toText(record, "status") || "current";
    const label = states[offer].find(({ value }) => value === status)?.label ?? "";
    const sold = toInner(record, "sold");
    const day = offer === "sale" ? toText(sold, "date") : toText(record, "leased_on");
    return isOver(status)
      ? [label, day && formatDate(day), toSoldPrice(sold)].filter(Boolean).join(", ")
      : label;
  },
});

export function isOver(status: string) {
  return status === "sold" || status === "leased";
}

function toSoldPrice({ price_aud: price, display }: Fields) {
  if (typeof price !== "number") return "";
  return display === false ? `${formatDollars(price)} (not shown)` : formatDollars(price);
}

/** Grounds of a notice after which a home may not be let for a time, and how long (app/rules/facts.ts). */
const grounds = [
  { value: "renovation", label: "Significant renovations or repairs: 4 weeks" },
  { value: "sale", label: "Proposed sale: 6 months" },
  { value: "demolition", label: "Demolition: 6 months" },
  { value: "own-use", label: "The landlord or family moves in: 6 months" },
  { value: "other-use", label: "No longer a rented home: 12 months" },
] as const;

/** Whether the region's law has such a period, unless the home is known to be in another state. */
export function hasReletting(offer: "sale" | "rental", { state = region.state }: Fields) {
  return offer === "rental" && "exclusion-period" in region.rules && state === region.state;
}

export const relettingForm = definePart({
  label: "Not to be let before",
  hint: "Where a tenancy ended by the landlord’s notice on one of these grounds. The time runs from the termination date, unless the authority approves a new agreement sooner: have the day confirmed. Until then the home is not on the site; visitors never see why.",
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
  toRecord: ({ day, ground }): ChangedFields => ({
    not_before: day ?? null,
    not_before_ground: ground || null,
  }),
  toWords(record) {
    const day = toText(record, "not_before");
    const ground = grounds.find(({ value }) => value === record.not_before_ground)?.label.split(":")[0];
    return day && [formatDate(day), ground].filter(Boolean).join(": ");
  },
});
