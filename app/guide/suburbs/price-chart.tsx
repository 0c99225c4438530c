import type { SuburbFigures } from "#app/agency/kinds/suburb-schema.ts";
import { formatDollars, formatSalePrice } from "#app/region/format.ts";
import { type PriceChartDrawing, type PricePoint, toPriceChart, toPriceHistory } from "./price-history.ts";

const wide = {
  width: 800,
  height: 340,
  left: 68,
  right: 784,
  top: 50,
  bottom: 286,
  maxLines: 5,
  textSize: 15,
};
const narrow = {
  width: 400,
  height: 300,
  left: 66,
  right: 388,
  top: 50,
  bottom: 250,
  maxLines: 3,
  textSize: 17,
};

type PriceChartProps = { name: string; figures: SuburbFigures; note: string };

/** The median price over five years, as a wide and a narrow chart. */
export function PriceChart({ name, figures, note }: PriceChartProps) {
  const history = toPriceHistory(figures);
  const sentence = `Median price in ${name}: ${history.map(describe).join(", ")}.`;
  return (
    <figure className="@container grid gap-2.5">
      <Drawing frame={wide} history={history} sentence={sentence} className="@xl:block hidden" />
      <Drawing frame={narrow} history={history} sentence={sentence} className="@xl:hidden max-w-lg" />
      <figcaption className="text-slate text-xs">{note}</figcaption>
    </figure>
  );
}

type DrawingProps = {
  frame: typeof wide;
  history: readonly PricePoint[];
  sentence: string;
  className: string;
};

function Drawing({ frame, history, sentence, className }: DrawingProps) {
  const chart = toPriceChart(history, frame);
  return (
    <svg
      role="img"
      aria-label={sentence}
      className={`h-auto w-full overflow-visible font-medium font-sans ${className}`}
      fontSize={frame.textSize}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
    >
      {chart.gridlines.map(({ price, y }) => (
        <g key={price}>
          <path className="stroke-line" d={`M${frame.left} ${y}H${frame.right}`} />
          <text className="fill-slate" textAnchor="end" x={frame.left - 14} y={y + 5}>
            {formatSalePrice(price)}
          </text>
        </g>
      ))}
      <Line chart={chart} />
      {chart.points.map(({ yearsAgo, x }) => (
        <text
          key={yearsAgo}
          className="fill-slate"
          textAnchor={x === frame.left ? "start" : "end"}
          x={x}
          y={frame.bottom + frame.textSize * 2}
        >
          {toLabel(yearsAgo)}
        </text>
      ))}
    </svg>
  );
}

function Line({ chart }: { chart: PriceChartDrawing }) {
  return (
    <>
      <path className="fill-banksia/8" d={chart.area} />
      <path
        className="fill-none stroke-banksia"
        d={chart.line}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
      />
      {chart.points.map(({ yearsAgo, price, x, y }) =>
        yearsAgo === 0 ? (
          <g key={yearsAgo}>
            <circle className="fill-banksia" cx={x} cy={y} r="7" />
            <text className="fill-ink font-semibold" textAnchor="end" x={x} y={y - 18}>
              {formatSalePrice(price)} today
            </text>
          </g>
        ) : (
          <circle key={yearsAgo} className="fill-foam stroke-banksia" cx={x} cy={y} r="4.5" strokeWidth="2" />
        ),
      )}
    </>
  );
}

function describe(point: PricePoint) {
  return `${toRoundPrice(point)} ${toLabel(point.yearsAgo).toLowerCase()}`;
}

/** Earlier prices are estimates, so they are rounded to $10,000. */
function toRoundPrice({ yearsAgo, price }: PricePoint) {
  return yearsAgo === 0
    ? formatDollars(price)
    : `about ${formatDollars(Math.round(price / 10_000) * 10_000)}`;
}

function toLabel(yearsAgo: number) {
  if (yearsAgo === 0) return "Now";
  return yearsAgo === 1 ? "1 year ago" : `${yearsAgo} years ago`;
}
