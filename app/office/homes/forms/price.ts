import { toPriceLine } from "#app/homes/record/price-line.ts";
import { readRental, readSale } from "#app/homes/register/decide/check-home.ts";
import { parseAmount, parseWeeklyRent } from "#app/ui/form/amount.ts";
import { type Fields, type FormFacts, getLine, getNumber, type PartForm, toText } from "./part-form.ts";

const LONGEST_WORDS = 60;
const ANY_TIME = 0;

const names = { sale: "price_aud", rental: "weekly_rent_aud" } as const;
const parsers = { sale: parseAmount, rental: parseWeeklyRent } as const;
const labels = { sale: "Price in dollars", rental: "Rent a week in dollars" } as const;

export const priceForm: PartForm = {
  label: "Price",
  toFields: (record, { offer }) => [
    { name: "price", label: labels[offer], kind: "amount", defaultValue: toText(record, names[offer]) },
    {
      name: "to",
      label: "Upper end of a guide",
      kind: "amount",
      hint: "At most 10 % above the price.",
      isOptional: true,
      defaultValue: toText(record, "price_to"),
    },
    {
      name: "words",
      label: "Words in place of the figures",
      kind: "line",
      hint: "As “Price guide $2.4M”.",
      isOptional: true,
      defaultValue: toText(record, "price_text"),
    },
    {
      name: "hidden",
      label: "Do not show a price: “Contact agent”",
      kind: "check",
      defaultValue: record.price_display === false ? "on" : "",
    },
  ],
  read(typed, _record, { offer }) {
    const price = getNumber(typed, "price", parsers[offer]);
    const to = getNumber(typed, "to", parsers[offer]);
    const words = getLine(typed, "words");
    const errors = {
      ...(price === undefined && { price: `Write the ${offer === "sale" ? "price" : "rent"}` }),
      ...(price !== undefined && !(price >= 1) && { price: "Write an amount such as 2,400,000" }),
      ...(to !== undefined && !(to >= (price ?? 0)) && { to: "Write an amount that is not below the price" }),
      ...(words.length > LONGEST_WORDS && { words: `Write at most ${LONGEST_WORDS} characters` }),
    };
    if (Object.keys(errors).length > 0) return { errors };
    return {
      value: {
        [names[offer]]: price,
        price_to: to ?? null,
        price_text: words || null,
        price_display: typed.hidden ? false : null,
      },
    };
  },
  toWords: toPriceWords,
};

/** The price line as visitors read it, with no figure rounded. */
export function toPriceWords(record: Fields, { offer }: Pick<FormFacts, "offer">) {
  const home = { ...filler, ...record };
  const read = offer === "sale" ? readSale(home, ANY_TIME) : readRental(home, ANY_TIME);
  return "fault" in read ? "" : toPriceLine(read.listing, { isExact: true });
}

/** What a draft may not have yet, and the price line does not show. */
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
