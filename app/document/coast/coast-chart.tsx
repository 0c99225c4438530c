import type { Chart } from "#app/agency/folder/schemas/drawings.ts";
import { CoastPaths } from "./coast-paths.tsx";

type ChartPlace = { name: string; href?: string | undefined };

type CoastChartProps = {
  chart: Chart;
  places: readonly ChartPlace[];
  /** Size of the chart; the coast covers it. */
  className?: string;
};

/** The agency's coast with places on it. Decorative unless its places are links. */
export function CoastChart({ chart, places, className = "size-full" }: CoastChartProps) {
  const isDecorative = places.every((place) => place.href === undefined);
  return (
    <svg
      aria-hidden={isDecorative || undefined}
      aria-label={isDecorative ? undefined : "Places on the coast, north to south"}
      className={`bg-mist ${className}`}
      preserveAspectRatio="xMidYMid slice"
      role={isDecorative ? undefined : "group"}
      viewBox={chart.viewBox}
    >
      <CoastPaths drawing={chart} />
      <g className="fill-ink font-display font-light text-h2 md:text-h3">
        {places.map((place) => (
          <ChartPin key={place.name} place={place} pin={getPin(chart, place.name)} />
        ))}
      </g>
    </svg>
  );
}

function ChartPin({ place, pin: { x, y } }: { place: ChartPlace; pin: ReturnType<typeof getPin> }) {
  const label = (
    <text className="forced-color-adjust-none" dy=".32em" x={x + 46} y={y}>
      {place.name}
    </text>
  );
  return (
    <>
      <path className="stroke-ink" d={`M${x} ${y}h38`} />
      <circle className="fill-banksia stroke-foam" cx={x} cy={y} r="5" strokeWidth="1.5" />
      {place.href === undefined ? (
        label
      ) : (
        <a className="hover:underline" href={place.href}>
          {label}
        </a>
      )}
    </>
  );
}

function getPin({ pins }: Chart, name: string) {
  const pin = pins[name];
  if (!pin) throw new Error(`drawings/chart.json of the agency has no place "${name}" among its pins.`);
  return pin;
}
