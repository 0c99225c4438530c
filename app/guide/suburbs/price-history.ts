import type { SuburbFigures } from "#app/agency/kinds/suburb-schema.ts";

/** A known median price of a suburb, in dollars. */
export type PricePoint = { yearsAgo: number; price: number };

/** The median five years ago, one year ago and now, computed from the growth figures. */
export function toPriceHistory({ medianPrice, yearlyGrowth, priceGrowth }: SuburbFigures): PricePoint[] {
  return [
    { yearsAgo: 5, price: medianPrice / (1 + parseGrowth(priceGrowth)) },
    { yearsAgo: 1, price: medianPrice / (1 + parseGrowth(yearlyGrowth)) },
    { yearsAgo: 0, price: medianPrice },
  ];
}

/** Parses "+12.5%" as 0.125. Throws unless the text is a signed percentage. */
export function parseGrowth(text: string): number {
  const [, sign, percent] = /^([+\-−])(\d+(?:\.\d+)?)%$/.exec(text) ?? [];
  if (percent === undefined) throw new Error(`"${text}" is not a growth figure such as "+12.5%"`);
  return (sign === "+" ? 1 : -1) * (Number(percent) / 100);
}

/** The plot area in SVG units; `maxLines` is how many gridlines fit. */
export type ChartFrame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  maxLines: number;
};

/** In SVG units; `line` and `area` are path data. */
export type PriceChartDrawing = {
  points: readonly (PricePoint & { x: number; y: number })[];
  line: string;
  area: string;
  gridlines: readonly { price: number; y: number }[];
};

/** The geometry of a line chart: time to scale on x, prices on y between two round gridlines. */
export function toPriceChart(history: readonly PricePoint[], frame: ChartFrame): PriceChartDrawing {
  const { left, right, top, bottom, maxLines } = frame;
  const gridPrices = toGridPrices(
    history.map(({ price }) => price),
    maxLines,
  );
  const [lowest = 0, highest = 1] = [gridPrices.at(0), gridPrices.at(-1)];
  const longest = Math.max(...history.map(({ yearsAgo }) => yearsAgo));
  const toY = (price: number) =>
    Math.round(bottom - ((price - lowest) / (highest - lowest)) * (bottom - top));

  const points = history.map(({ yearsAgo, price }) => ({
    yearsAgo,
    price,
    x: Math.round(right - (yearsAgo / longest) * (right - left)),
    y: toY(price),
  }));
  const line = `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return {
    points,
    line,
    area: `${line}L${right} ${bottom}L${left} ${bottom}z`,
    gridlines: gridPrices.map((price) => ({ price, y: toY(price) })),
  };
}

// Multiples of $100,000: labels show millions with one decimal.
const gridSteps = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000];

/** Round prices around the lowest and the highest, in the smallest steps that fit. */
export function toGridPrices(prices: readonly number[], maxLines: number): number[] {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const lines = gridSteps.map((step) => {
    const first = Math.floor(lowest / step);
    const last = Math.max(Math.ceil(highest / step), first + 1);
    return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  });
  return lines.find(({ length }) => length <= maxLines) ?? lines.at(-1) ?? [];
}
