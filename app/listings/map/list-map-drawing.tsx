import type { CoastMap } from "#app/document/coast/coast-map.server.ts";
import { CoastPaths } from "#app/document/coast/coast-paths.tsx";
import { MARK_SIZE, toMarkWidth } from "./join-marks.ts";
import type { MapMark } from "./list-map.ts";
import { mapSize } from "./map-view.ts";

type ListMapDrawingProps = { coast: CoastMap; marks: readonly MapMark[]; label: string };

/** The coast and the marks on it, each a link; what they say stands in the list as well. */
export function ListMapDrawing({ coast, marks, label }: ListMapDrawingProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML element groups what an SVG draws
    <svg
      aria-label={label}
      className="block w-full bg-mist forced-color-adjust-none"
      role="group"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
    >
      <CoastPaths drawing={coast} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus */}
      <g
        aria-hidden="true"
        className="fill-slate stroke-foam text-base sm:text-sm"
        paintOrder="stroke"
        strokeLinejoin="round"
        strokeWidth="4"
        textAnchor="middle"
      >
        {coast.labels.map(({ name, x, y }) => (
          <text key={name} x={x} y={y + 5}>
            {name}
          </text>
        ))}
      </g>
      <g className="fill-ink font-semibold text-base" textAnchor="middle">
        {marks.map((mark, index) => (
          <Mark key={`${mark.x} ${mark.y}`} mark={mark} number={index + 1} />
        ))}
      </g>
    </svg>
  );
}

type MarkProps = { mark: MapMark; number: number };

function Mark({ mark: { x, y, label, said, href, isGroup }, number }: MarkProps) {
  const width = toMarkWidth(label.length);
  return (
    <a
      id={`m${number}`}
      href={href}
      aria-label={said}
      rel={isGroup ? "nofollow" : undefined}
      className="target:fill-banksia-700 hover:fill-banksia-700"
    >
      <rect
        className="stroke-foam"
        x={x - width / 2}
        y={y - MARK_SIZE / 2}
        width={width}
        height={MARK_SIZE}
        rx={MARK_SIZE / 2}
        strokeWidth="2"
      />
      <text className="fill-foam" x={x} y={y + 6}>
        {label}
      </text>
    </a>
  );
}
