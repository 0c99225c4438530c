import type { Chart } from "#app/agency/folder/schemas/drawings.ts";

type CoastChartProps = {
  chart: Chart;
  places: readonly string[];
  /** Size of the chart; the coast covers it. */
  className?: string;
};

/** The agency's coast with the names of places on it. */
export function CoastChart({ chart, places, className = "size-full" }: CoastChartProps) {
  return (
    <svg
      aria-hidden="true"
      className={`bg-mist ${className}`}
      preserveAspectRatio="xMidYMid slice"
      viewBox={chart.viewBox}
    >
      <CoastPaths drawing={chart} />
      <g className="fill-ink font-display font-light text-h2 md:text-h3">
        {places.map((name) => (
          <ChartPin key={name} name={name} pin={getPin(chart, name)} />
        ))}
      </g>
    </svg>
  );
}

function ChartPin({ name, pin: { x, y } }: { name: string; pin: Chart["pins"][string] }) {
  return (
    <>
      <path className="stroke-ink" d={`M${x} ${y}h38`} />
      <circle className="fill-banksia stroke-foam" cx={x} cy={y} r="5" strokeWidth="1.5" />
      <text className="forced-color-adjust-none" dy=".32em" x={x + 46} y={y}>
        {name}
      </text>
    </>
  );
}

function getPin({ pins }: Chart, name: string) {
  const pin = pins[name];
  if (!pin) throw new Error(`drawings/chart.json of the agency has no place "${name}" among its pins.`);
  return pin;
}

type CoastPathData = { land: string; landContours: string; seaContours: string };

export function CoastPaths({ drawing }: { drawing: CoastPathData }) {
  return (
    <>
      <path
        className="fill-sand-50 stroke-ink"
        d={drawing.land}
        strokeWidth="1.25"
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="fill-none stroke-sand-200/60"
        d={drawing.landContours}
        vectorEffect="non-scaling-stroke"
      />
      <path
        className="fill-none stroke-control/30"
        d={drawing.seaContours}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
