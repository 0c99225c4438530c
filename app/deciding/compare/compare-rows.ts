import { regionWords } from "#app/agency/agency-state.ts";
import { formatDollars, formatNumber } from "#app/region/format.ts";
import { type ComparedHome, type ComparedRental, type ComparedSale, notGiven } from "./compared-home.ts";

export type CompareRow = {
  label: string;
  /** One cell for each home, in their order. */
  cells: readonly string[];
  /** Said beside the label: whether the homes differ. */
  isSame: boolean;
};

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
