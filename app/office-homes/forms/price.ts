import * as v from "valibot";
import { field } from "#app/office/frame/form-fields.tsx";
import { toPriceWords } from "#app/register/price-words.ts";
import { parseAmount, parseWeeklyRent } from "#app/ui/form/amount.ts";
import { optionalLine, ticked } from "#app/ui/form/text-rules.ts";
import { optionalNumber, requiredNumber } from "#app/values/value-rules.ts";
import { type ChangedFields, definePart, NO_AMOUNT } from "./part-form.ts";

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
      price: field(label, requiredNumber(missing, { wrong: NO_AMOUNT, parse, from: 1 }), { isNarrow: true }),
      to: field("Upper end of a guide", optionalNumber(BELOW, { parse }), {
        hint: "At most 10 % above the price.",
        isNarrow: true,
      }),
      words: field("Words in place of the figures", optionalLine(60, "Write at most 60 characters"), {
        hint: "For example “Price guide $2.4M”.",
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
  toRecord: ({ price, to, words, hidden }, { offer }): ChangedFields => ({
    [offers[offer].name]: price,
    price_to: to ?? null,
    price_text: words || null,
    price_display: hidden ? false : null,
  }),
  toWords: toPriceWords,
});
