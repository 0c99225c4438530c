import * as v from "valibot";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import { readRental, readSale } from "#app/homes/register/decide/check-home.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { parseAmount, parseWeeklyRent } from "#app/ui/form/amount.ts";
import { optionalLine } from "#app/ui/form/text-rules.ts";
import { optionalNumber, requiredNumber, ticked } from "#app/ui/form/value-rules.ts";
import { definePart, type Fields, type FormFacts, NO_AMOUNT } from "./part-form.ts";

const BELOW = "Write an amount that is not below the price";

const offers = {
  sale: { name: "price_aud", parse: parseAmount, label: "Price in dollars", missing: "Write the price" },
  rental: {
    name: "weekly_rent_aud",
    parse: parseWeeklyRent,
    label: "Rent a week in dollars",
    missing: "Write the rent",
  },
} as const;

export const priceForm = definePart({
  label: "Price",
  toForm({ offer }) {
    const { label, missing, parse } = offers[offer];
    return v.object({
      price: field(label, requiredNumber(missing, { wrong: NO_AMOUNT, parse, from: 1 })),
      to: field("Upper end of a guide", optionalNumber(BELOW, { parse }), {
        hint: "At most 10 % above the price.",
      }),
      words: field("Words in place of the figures", optionalLine(60, "Write at most 60 characters"), {
        hint: "As “Price guide $2.4M”.",
      }),
      hidden: field("Do not show a price: “Contact agent”", ticked, { kind: "check" }),
    });
  },
  toValues: (record, { offer }) => ({
    price: record[offers[offer].name],
    to: record.price_to,
    words: record.price_text,
    hidden: record.price_display === false,
  }),
  findErrors: ({ price, to = price }) => ({ to: to < price && BELOW }),
  toRecord: ({ price, to, words, hidden }, { offer }) => ({
    [offers[offer].name]: price,
    price_to: to ?? null,
    price_text: words || null,
    price_display: hidden ? false : null,
  }),
  toWords: toPriceWords,
});

const ANY_TIME = 0;

/** The price line as visitors read it, with no figure rounded. */
export function toPriceWords(record: Fields, { offer }: Pick<FormFacts, "offer">) {
  const home = { ...filler, ...record };
  const read = offer === "sale" ? readSale(home, ANY_TIME) : readRental(home, ANY_TIME);
  return "fault" in read ? "" : toPriceLine(read.listing, { isExact: true });
}

/** A draft may lack these, and the price line does not show them. */
const filler = {
  id: "x",
  title: "x",
  address: "x",
  suburb: "x",
  type: "x",
  description: "x",
  beds: 0,
  baths: 0,
  bedrooms: 0,
  bathrooms: 0,
  agent: { name: "x", phone: "x", email: "x" },
};
