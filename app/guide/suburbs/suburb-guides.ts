import { href } from "react-router";
import type { Suburb, SuburbFigures } from "#app/agency/kinds/suburb-schema.ts";
import { formatMonth, formatSalePrice } from "#app/region/format.ts";

/** The figures of a suburb, which the schema requires in full or not at all. */
export function getFigures({ stats }: Pick<Suburb, "stats">): SuburbFigures | undefined {
  const { medianPrice, priceGrowth, yearlyGrowth, population, asAt, source } = stats;
  const isGiven = medianPrice && priceGrowth && yearlyGrowth && population !== undefined && asAt && source;
  return isGiven ? { medianPrice, priceGrowth, yearlyGrowth, population, asAt, source } : undefined;
}

/** The suburb at /suburbs/{id}. */
export function getSuburb(suburbs: readonly Suburb[], id: string) {
  return suburbs.find((suburb) => suburb.id === id);
}

/** The suburb of an old URL with its state, as manly-nsw (spec §2.9). */
export function getMovedSuburb(suburbs: readonly Suburb[], idAndState: string) {
  return suburbs.find(({ id, state }) => `${id}-${state.toLowerCase()}` === idAndState);
}

/** priceGrowth is the five-year figure (spec §3.5). */
export function toFigures({ medianPrice, yearlyGrowth, priceGrowth }: SuburbFigures) {
  return [
    { label: "Median Price", value: formatSalePrice(medianPrice) },
    { label: "Annual Growth", value: yearlyGrowth },
    { label: "5-Year Growth", value: priceGrowth },
  ];
}

/** A suburb's part of a home's page; undefined without a guide with figures. */
export function toSuburbPart(suburb: Suburb | undefined) {
  const figures = suburb && getFigures(suburb);
  if (!figures) return undefined;
  return {
    href: href("/suburbs/:id", { id: suburb.id }),
    figures: toFigures(figures),
    note: toFiguresNote([suburb]),
  };
}

/** Period and source of the figures, listed by suburb where they differ. */
export function toFiguresNote(suburbs: readonly Suburb[]) {
  const given = suburbs.flatMap(({ name, ...suburb }) => {
    const figures = getFigures(suburb);
    return figures ? [{ name, ...figures }] : [];
  });
  const notes = Map.groupBy(given, toNote);
  if (notes.size <= 1) return [...notes.keys()].join("");
  return [...notes].map(([note, group]) => `${group.map(({ name }) => name).join(", ")}: ${note}`).join(" ");
}

function toNote({ asAt, source }: SuburbFigures) {
  const month = formatMonth(`${asAt}-01`);
  return `Medians of all homes sold in the twelve months to ${month}, and their growth to that month. Source: ${source}.`;
}
