import { formatDate, formatDollars } from "#app/region/format.ts";
import { parseAmount } from "#app/ui/form/amount.ts";
import { isDay } from "#app/ui/form/value-rules.ts";
import {
  type Fields,
  type FormFacts,
  getLine,
  getNumber,
  type PartForm,
  toInner,
  toText,
} from "./part-form.ts";

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

export const outcomeForm: PartForm = {
  label: "For sale, sold",
  toFields(record, { offer }) {
    const choice = {
      name: "status",
      label: "Where it stands",
      kind: "choice" as const,
      options: states[offer],
      defaultValue: toText(record, "status") || "current",
    };
    if (offer === "rental")
      return [
        choice,
        {
          name: "day",
          label: "Leased on",
          kind: "day",
          isOptional: true,
          defaultValue: toText(record, "leased_on"),
        },
      ];
    const sold = toInner(record, "sold");
    return [
      choice,
      { name: "day", label: "Sold on", kind: "day", isOptional: true, defaultValue: toText(sold, "date") },
      {
        name: "price",
        label: "Sold for, in dollars",
        kind: "amount",
        isOptional: true,
        defaultValue: toText(sold, "price_aud"),
      },
      {
        name: "shown",
        label: "The price may be shown",
        kind: "check",
        defaultValue: sold.date !== undefined && sold.display !== false ? "on" : "",
      },
    ];
  },
  read(typed, _record, facts) {
    const status = getLine(typed, "status");
    const day = getLine(typed, "day");
    const price = getNumber(typed, "price", parseAmount);
    const isOver = status === "sold" || status === "leased";
    const errors = {
      ...(!states[facts.offer].some(({ value }) => value === status) && { status: "Choose where it stands" }),
      ...(isOver && !day && { day: `Choose the day on which it was ${status}` }),
      ...(day && !isDay(day) && { day: "Choose the day" }),
      ...(isDay(day) && day > facts.today && { day: "Choose a day that is not to come" }),
      ...(price !== undefined && !(price >= 1) && { price: "Write an amount such as 2,400,000" }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    return { value: toValue({ status, day, price, isShown: Boolean(typed.shown) }, facts) };
  },
  toWords(record, { offer }) {
    const status = toText(record, "status") || "current";
    const label = states[offer].find(({ value }) => value === status)?.label ?? "";
    const sold = toInner(record, "sold");
    const day = offer === "sale" ? toText(sold, "date") : toText(record, "leased_on");
    const isOver = status === "sold" || status === "leased";
    return isOver ? [label, day && formatDate(day), toSoldPrice(sold)].filter(Boolean).join(", ") : label;
  },
};

type Outcome = { status: string; day: string; price: number | undefined; isShown: boolean };

function toValue({ status, day, price, isShown }: Outcome, { offer }: FormFacts): Fields {
  if (offer === "rental") return { status, leased_on: status === "leased" ? day : null };
  const sold = { date: day, ...(price !== undefined && { price_aud: price }), display: isShown };
  return { status, sold: status === "sold" ? sold : null };
}

function toSoldPrice({ price_aud: price, display }: Fields) {
  if (typeof price !== "number") return "";
  return display === false ? `${formatDollars(price)} (not shown)` : formatDollars(price);
}
