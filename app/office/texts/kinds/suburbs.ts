import { href } from "react-router";
import * as v from "valibot";
import { suburbFiguresSchema } from "#app/agency/texts/kinds/suburb.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { parseAmount } from "#app/ui/form/amount.ts";
import { requiredNumber } from "#app/ui/form/value-rules.ts";
import { line } from "../text-form.ts";
import { defineTextKind } from "../text-kind.ts";

const fields: readonly FormField[] = [
  { name: "medianPrice", label: "Median price", hint: "In dollars.", kind: "line" },
  { name: "yearlyGrowth", label: "Growth over a year", hint: "As +8.2%.", kind: "line" },
  { name: "priceGrowth", label: "Growth over five years", hint: "As +12.5%.", kind: "line" },
  { name: "population", label: "Population", kind: "line" },
  { name: "asAt", label: "Twelve months to", hint: "A month, as 2026-09.", kind: "month" },
  { name: "source", label: "Source", kind: "line" },
];

const growth = v.pipe(
  line("Enter the growth, as +8.2%"),
  v.regex(/^[+\-−]\d{1,3}(?:\.\d+)?%$/, "Enter the growth with its sign, as +8.2%"),
);

const form = v.object({
  medianPrice: requiredNumber("Enter the price in dollars", { parse: parseAmount }),
  yearlyGrowth: growth,
  priceGrowth: growth,
  population: requiredNumber("Enter a number"),
  asAt: v.pipe(line("Enter a month"), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "Enter a month, as 2026-09")),
  source: line("Enter where the figures come from"),
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
  findFields: () => fields,
  findShown: ({ suburbs }) =>
    suburbs.map(({ id, name, stats }) => ({ key: id, text: { ...stats, id, name } })),
  toTyped: ({ medianPrice, yearlyGrowth, priceGrowth, population, asAt, source }) => ({
    ...{ yearlyGrowth, priceGrowth, asAt, source },
    medianPrice: String(medianPrice),
    population: String(population),
  }),
  toText: (figures, { key, before }) => ({ ...figures, id: key, name: before?.name ?? key }),
  toName: ({ name }) => name,
  toPath: ({ id }) => href("/suburbs/:id", { id }),
});
