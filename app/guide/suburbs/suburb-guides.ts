import { href } from "react-router";
import type { Suburb } from "#app/agency/kinds/suburb-schema.ts";
import { formatMonth, formatSalePrice } from "#app/region/format.ts";

/** The suburb at /suburbs/{id}. */
export function getSuburb(suburbs: readonly Suburb[], id: string) {
  return suburbs.find((suburb) => suburb.id === id);
}

/** The suburb of an old URL with its state, as manly-nsw (spec §2.9). */
export function getMovedSuburb(suburbs: readonly Suburb[], idAndState: string) {
  return suburbs.find(({ id, state }) => `${id}-${state.toLowerCase()}` === idAndState);
}

/** priceGrowth is the five-year figure (spec §3.5). */
export function toFigures({ stats: { medianPrice, yearlyGrowth, priceGrowth } }: Suburb) {
  return [
    { label: "Median Price", value: formatSalePrice(medianPrice) },
    { label: "Annual Growth", value: yearlyGrowth },
    { label: "5-Year Growth", value: priceGrowth },
  ];
}

/** What a home's page says of its suburb; nothing where there is no guide. */
export function toSuburbPart(suburb: Suburb | undefined) {
  return (
    suburb && {
      href: href("/suburbs/:id", { id: suburb.id }),
      figures: toFigures(suburb),
      note: toFiguresNote([suburb]),
    }
  );
}

/** Period and source of suburbs' figures; by suburb where they differ. */
export function toFiguresNote(suburbs: readonly Suburb[]) {
  const notes = Map.groupBy(suburbs, ({ stats }) => toNote(stats));
  if (notes.size <= 1) return [...notes.keys()].join("");
  return [...notes].map(([note, group]) => `${group.map(({ name }) => name).join(", ")}: ${note}`).join(" ");
}

function toNote({ asAt, source }: Suburb["stats"]) {
  const month = formatMonth(`${asAt}-01`);
  return `Medians of all homes sold in the twelve months to ${month}, and their growth to that month. Source: ${source}.`;
}
