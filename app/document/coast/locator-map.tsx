import type { LocatorDrawing } from "#app/agency/folder/schemas/drawings.ts";
import { CoastPaths } from "./coast-chart.tsx";

/** Narrow screens show the middle square of a wide map. */
export type LocatorMapDrawing = LocatorDrawing & { shape: keyof typeof aspects };

const aspects = { wide: "aspect-square sm:aspect-video", compact: "aspect-5/4" } as const;

/** `label` names the place at the pin: "14 Tern Lane, Freshwater". */
export function LocatorMap({ map, label }: { map: LocatorMapDrawing; label: string }) {
  return (
    <svg
      aria-label={describeMap(map, label)}
      className={`block w-full rounded-xs bg-mist ${aspects[map.shape]}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      viewBox={`0 0 ${map.width} ${map.height}`}
    >
      <CoastPaths drawing={map} />
      <g className="fill-slate text-base sm:text-sm" textAnchor="middle">
        {map.labels.map(({ name, x, y }) => (
          <text className="forced-color-adjust-none" key={name} x={x} y={y + 5}>
            {name}
          </text>
        ))}
      </g>
      <g transform={`translate(${map.pin.x} ${map.pin.y})`}>
        <circle className="fill-banksia" opacity=".16" r="18" />
        <path className="fill-banksia stroke-white" d="M0 1s-9-8-9-15a9 9 0 0 1 18 0c0 7-9 15-9 15Z" />
        <circle className="fill-white" cy="-14" r="3.2" />
      </g>
    </svg>
  );
}

function describeMap({ nearby }: LocatorMapDrawing, label: string) {
  const names = nearby.filter((name) => !label.includes(name)).slice(0, 2);
  return `Map: ${label}, near ${names.join(" and ")}`;
}
