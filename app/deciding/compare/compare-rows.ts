import { regionWords } from "#app/agency/agency-state.ts";
import { formatDollars, formatNumber } from "#app/region/format.ts";

/** The facts of a home that a comparison needs; amounts in dollars, sizes in sqm. */
export type ComparedHome = {
  id: string;
  href: string;
  title: string;
  /** Its street, or its suburb where that is hidden. */
  place: string;
  /** Its state where that is not the agency's, "QLD", or the postcode that leaves it open: "postcode 2617". */
  elsewhere?: string;
  priceLine: string;
  /** The price in the price line; the upper end of a range. */
  price?: number;
  type: string;
  beds?: number;
  baths?: number;
  cars?: number;
  homeSize?: number;
  nextOpen: string;
};

export type ComparedSale = ComparedHome & {
  landSize?: number;
  councilQuarter?: number;
  waterQuarter?: number;
  strataQuarter?: number;
  method?: string;
};

/** The price is dollars a week. */
export type ComparedRental = ComparedHome & {
  bond?: number;
  available: string;
  pets?: string;
  furnished?: string;
};

export const notGiven = "Not given";

export type CompareRow = { label: string; cells: readonly string[]; isSame: boolean };

/** `prices` are those the costs are worked out with. */
export function toSaleRows(homes: readonly ComparedSale[], prices: readonly (number | undefined)[]) {
  const perSqm = homes.map(({ landSize }, index) => toPerSqm(prices[index], landSize));
  return [
    toRow("Price", homes, ({ priceLine }) => priceLine),
    ...toShared(homes),
    toRow("Land", homes, ({ landSize }) => toSqm(landSize)),
    toRow("Home size", homes, ({ homeSize }) => toSqm(homeSize)),
    toRow("Price a sqm of land", homes, (_, index) => perSqm[index]),
    toRow("Council a quarter", homes, ({ councilQuarter }) => toDollars(councilQuarter)),
    toRow("Water a quarter", homes, ({ waterQuarter }) => toDollars(waterQuarter)),
    toRow(`${regionWords.strata} a quarter`, homes, ({ strataQuarter }) => toDollars(strataQuarter)),
    toRow("Next open", homes, ({ nextOpen }) => nextOpen),
    toRow("Method of sale", homes, ({ method }) => method),
  ];
}

export function toRentalRows(homes: readonly ComparedRental[]) {
  return [
    toRow("Rent", homes, ({ priceLine }) => priceLine),
    ...toShared(homes),
    toRow("Home size", homes, ({ homeSize }) => toSqm(homeSize)),
    toRow("Available", homes, ({ available }) => available),
    toRow("Pets", homes, ({ pets }) => pets),
    toRow("Furnished", homes, ({ furnished }) => furnished),
    toRow("Next open", homes, ({ nextOpen }) => nextOpen),
  ];
}

function toShared(homes: readonly ComparedHome[]) {
  return [
    toRow("Type", homes, ({ type }) => type),
    toRow("Bedrooms", homes, ({ beds }) => toCount(beds)),
    toRow("Bathrooms", homes, ({ baths }) => toCount(baths)),
    toRow("Parking", homes, ({ cars }) => toCount(cars)),
  ];
}

function toRow<Home>(
  label: string,
  homes: readonly Home[],
  toCell: (home: Home, index: number) => string | undefined,
): CompareRow {
  const cells = homes.map((home, index) => toCell(home, index) ?? notGiven);
  return { label, cells, isSame: new Set(cells).size === 1 };
}

function toPerSqm(price: number | undefined, landSize: number | undefined) {
  return price && landSize ? formatDollars(Math.round(price / landSize)) : undefined;
}

function toSqm(size: number | undefined) {
  return size ? `${formatNumber(size)} sqm` : undefined;
}

function toDollars(amount: number | undefined) {
  return amount === undefined ? undefined : formatDollars(amount);
}

function toCount(count: number | undefined) {
  return count === undefined ? undefined : formatNumber(count);
}
