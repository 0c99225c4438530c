import { CoastPaths } from "./coast-paths.tsx";
import chart from "./drawings/chart.json" with { type: "json" };

type ChartPlace = { name: string; href?: string | undefined };

type CoastChartProps = {
  places?: readonly ChartPlace[];
  /** Size of the chart; the coast covers it. */
  className?: string;
};

const suburbs = [{ name: "Avalon" }, { name: "Dee Why" }, { name: "Freshwater" }, { name: "Manly" }] as const;

/** Decorative unless its places are links. */
export function CoastChart({ places = suburbs, className = "size-full" }: CoastChartProps) {
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
          <ChartPin key={place.name} place={place} />
        ))}
      </g>
    </svg>
  );
}

function ChartPin({ place }: { place: ChartPlace }) {
  const { x, y } = getPin(place.name);
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

const pins = new Map(Object.entries(chart.pins));

function getPin(name: string) {
  const pin = pins.get(name);
  if (!pin)
    throw new Error(
      `The coast chart has no place "${name}": add it to the agency’s places.json, then npm run coast`,
    );
  return pin;
}
