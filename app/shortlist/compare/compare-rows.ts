import { regionWords } from "#app/agency/folder/agency.ts";
import { type CombinedFeatures, hasFeatureNamed } from "#app/homes/record/facts/combined-features.ts";
import { formatFactValue, type HomeFacts } from "#app/homes/record/facts/fact-values.ts";
import { type HomeFact, homeFacts } from "#app/homes/record/facts/home-facts.ts";
import { MOST_MINUTES, type Walk } from "#app/homes/record/place/walks.ts";
import { toMovingCosts } from "#app/listings/detail/moving-costs.ts";
import { formatDollars, formatLandSize, formatNumber } from "#app/region/format.ts";
import type { Picture } from "#app/ui/picture/picture-address.ts";

/** How many homes fit side by side. */
export const MOST_COMPARED = 4;

/** The facts of a home that a comparison needs; amounts in dollars, sizes in sqm. */
export type ComparedHome = {
  id: string;
  href: string;
  title: string;
  /** The street, or the suburb where the address is hidden. */
  place: string;
  picture: Picture;
  /** When the home's data last changed (ms). */
  changedAt?: number;
  /** The state, if not the agency's ("QLD"), or a postcode shared by two states ("postcode 2617"). */
  elsewhere?: string;
  priceLine: string;
  /** The price in the price line; the upper end of a range. */
  price?: number;
  type?: string;
  beds?: number;
  baths?: number;
  cars?: number;
  homeSize?: number;
  landSize?: number;
  nextOpen: string;
  /** Undefined where the home's position is unknown. */
  walks?: readonly Walk[];
} & CombinedFeatures;

export type ComparedSale = ComparedHome & {
  councilQuarter?: number;
  waterQuarter?: number;
  strataQuarter?: number;
  method?: string;
};

/** `price` is dollars a week. */
export type ComparedRental = ComparedHome & {
  bond?: number;
  available?: string;
  pets?: string;
  furnished?: string;
};

const notGiven = "Not given";

export type CompareRow = { label: string; cells: readonly string[]; isSame: boolean; group?: string };

/** One row for each fact that at least one of the homes has. */
export function toSaleRows(homes: readonly ComparedSale[]) {
  const rows = [
    toRow("Price", homes, ({ priceLine }) => priceLine),
    ...toSharedRows(homes),
    toRow("Land", homes, ({ landSize }) => landSize || undefined, formatLandSize),
    toRow("Home size", homes, ({ homeSize }) => homeSize || undefined, formatSqm),
    toRow("Price per sqm of land", homes, toPricePerSqm, formatDollars),
    toRow("Council per quarter", homes, ({ councilQuarter }) => councilQuarter, formatDollars),
    toRow("Water per quarter", homes, ({ waterQuarter }) => waterQuarter, formatDollars),
    toRow(`${regionWords.strata} per quarter`, homes, ({ strataQuarter }) => strataQuarter, formatDollars),
    toRow("Next open", homes, ({ nextOpen }) => nextOpen),
    toRow("Method of sale", homes, ({ method }) => method),
    ...toWalkRows(homes),
    ...toFactRows(homes),
  ];
  return rows.filter(isGiven);
}

function toPricePerSqm({ price, landSize }: ComparedSale) {
  return price && landSize ? Math.round(price / landSize) : undefined;
}

export function toRentalRows(homes: readonly ComparedRental[]) {
  const rows = [
    toRow("Rent", homes, ({ priceLine }) => priceLine),
    ...toSharedRows(homes),
    toRow("Home size", homes, ({ homeSize }) => homeSize || undefined, formatSqm),
    toRow("Land", homes, ({ landSize }) => landSize, formatLandSize),
    toRow("Available", homes, ({ available }) => available),
    toRow("Pets", homes, ({ pets }) => pets),
    toRow("Furnished", homes, ({ furnished }) => furnished),
    ...toMovingRows(homes),
    toRow("Next open", homes, ({ nextOpen }) => nextOpen),
    ...toWalkRows(homes),
    ...toFactRows(homes),
  ];
  return rows.filter(isGiven);
}

/** Bond and moving-in costs. A given bond is shown even without a printed rent. */
function toMovingRows(homes: readonly ComparedRental[]) {
  const costs = homes.map((home) => toMovingCosts(home)?.rows);
  const toCell = (label: string, index: number) => costs[index]?.find((row) => row.label === label)?.value;
  return [
    toRow(
      "Bond",
      homes,
      ({ bond }, index) => toCell("Bond", index) ?? (bond ? formatDollars(bond) : undefined),
    ),
    toRow("Two weeks in advance", homes, (_, index) => toCell("Two weeks in advance", index)),
    toRow("To move in", homes, (_, index) => toCell("To move in", index)),
  ];
}

function toSharedRows(homes: readonly ComparedHome[]) {
  return [
    toRow("Type", homes, ({ type }) => type),
    toRow("Bedrooms", homes, ({ beds }) => beds, formatNumber),
    toRow("Bathrooms", homes, ({ baths }) => baths, formatNumber),
    toRow("Parking", homes, ({ cars }) => cars, formatNumber),
  ];
}

/**
 * One row for each fact that at least one of the homes has; a fact missing from another is "not given", not "no". A
 * general fact has no row where a special one says the same of every home.
 */
function toFactRows(homes: readonly ComparedHome[]): CompareRow[] {
  const rows = homeFacts
    .map((fact) => ({ fact, ...toRow(fact.label, homes, ({ facts }) => toFactCell(fact, facts)) }))
    .filter(isGiven);
  const isSaidBetter = ({ fact, cells }: (typeof rows)[number]) =>
    rows.some(({ fact: { kindOf }, cells: better }) => kindOf === fact.key && better.join() === cells.join());
  const ofFacts = rows
    .filter((row) => !isSaidBetter(row))
    .map(({ fact, ...row }) => ({ ...row, group: fact.group }));
  return [...ofFacts, ...toOtherRows(homes)];
}

/** One row for each feature outside our list of facts. */
function toOtherRows(homes: readonly ComparedHome[]): CompareRow[] {
  const labels = new Map(homes.flatMap(({ others }) => others.map((name) => [name.toLowerCase(), name])));
  return [...labels].map(([name, label]) => {
    const cells = toRow(label, homes, (home) => (hasFeatureNamed(home, name) ? "Yes" : undefined));
    return { ...cells, group: "Also" };
  });
}

/** One row for each place within a walk of at least one of the homes. */
function toWalkRows(homes: readonly ComparedHome[]) {
  const near = new Set(homes.flatMap(({ walks = [] }) => walks.map(({ to }) => to)));
  return [...near].map((to) =>
    toRow(`Walk to ${to}, estimated`, homes, ({ walks }) => {
      const walk = walks?.find((each) => each.to === to);
      return walk ? `${walk.minutes} min` : walks && `Over ${MOST_MINUTES} min`;
    }),
  );
}

function toFactCell(fact: HomeFact, facts: HomeFacts) {
  const value = facts[fact.key] ?? undefined;
  if (typeof value === "boolean") return value ? "Yes" : fact.no;
  return value === undefined ? undefined : formatFactValue(fact, value);
}

function isGiven({ cells }: CompareRow) {
  return cells.some((cell) => cell !== notGiven);
}

function toRow<Home, Value>(
  label: string,
  homes: readonly Home[],
  getValue: (home: Home, index: number) => Value | undefined,
  format: (value: Value) => string = String,
): CompareRow {
  const values = homes.map(getValue);
  const cells = values.map((value) => (value === undefined ? notGiven : format(value)));
  return { label, cells, isSame: new Set(cells).size === 1 };
}

function formatSqm(size: number) {
  return `${formatNumber(size)} sqm`;
}
