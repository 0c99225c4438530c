import { href } from "react-router";
import * as v from "valibot";
import { suburbFiguresSchema } from "#app/agency/texts/kinds/suburb.ts";
import { field } from "#app/office/frame/form-fields.tsx";
import { parseAmount } from "#app/ui/form/amount.ts";
import { requiredNumber } from "#app/ui/form/value-rules.ts";
import { defineTextKind, line } from "../text-kind.ts";

const growth = v.pipe(
  line("Enter the growth, as +8.2%"),
  v.regex(/^[+\-−]\d{1,3}(?:\.\d+)?%$/, "Enter the growth with its sign, as +8.2%"),
);

const month = v.pipe(
  line("Enter a month"),
  v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "Enter a month, as 2026-09"),
);

const form = v.object({
  medianPrice: field("Median price", requiredNumber("Enter the price in dollars", { parse: parseAmount }), {
    hint: "In dollars.",
  }),
  yearlyGrowth: field("Growth over a year", growth, { hint: "As +8.2%." }),
  priceGrowth: field("Growth over five years", growth, { hint: "As +12.5%." }),
  population: field("Population", requiredNumber("Enter a number")),
  asAt: field("Twelve months to", month, { hint: "A month, as 2026-09.", kind: "month" }),
  source: field("Source", line("Enter where the figures come from")),
});

/** The name and the address belong to the guide, which is not the office's to change. */
const schema = v.object({ ...suburbFiguresSchema.entries, id: v.string(), name: v.string() });

export const suburbKind = defineTextKind({
  kind: "suburb",
  path: "suburbs",
  title: "Suburb figures",
  one: "suburb",
  isList: false,
  schema,
  form,
  findShown: ({ suburbs }) =>
    suburbs.map(({ id, name, stats }) => ({ key: id, text: { ...stats, id, name } })),
  toText: (figures, { key, before }) => ({ ...figures, id: key, name: before?.name ?? key }),
  toName: ({ name }) => name,
  toPath: ({ id }) => href("/suburbs/:id", { id }),
});
