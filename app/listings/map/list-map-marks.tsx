import { CoastPaths } from "#app/document/coast/coast-chart.tsx";
import type { CoastMap } from "#app/document/coast/coast-map.server.ts";
import type { MapMark, MapRow } from "./create-list-map.ts";
import { MARK_SIZE, toMarkWidth } from "./join-marks.ts";
import { mapSize } from "./map-view.ts";

type ListMapDrawingProps = { coast: CoastMap; marks: readonly MapMark[]; label: string; id?: string };

/** The coast and the marks on it, each a link; what they say stands in the list as well. `id` where a page has several. */
export function ListMapDrawing({ coast, marks, label, id = "" }: ListMapDrawingProps) {
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
          <Mark key={`${mark.x} ${mark.y}`} mark={mark} id={`${id}m${index + 1}`} />
        ))}
      </g>
    </svg>
  );
}

function Mark({ mark: { x, y, label, name, href, isGroup }, id }: { mark: MapMark; id: string }) {
  const width = toMarkWidth(label.length);
  return (
    <a
      id={id}
      href={href}
      aria-label={label === name ? label : `${label}: ${name}`}
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

/** Everything the map shows, in words: the same marks in the same order, north to south. */
export function ListMapRows({ marks, id = "" }: Pick<ListMapDrawingProps, "marks" | "id">) {
  return (
    <ol aria-label="The same, north to south" className="divide-y divide-line border-line border-y">
      {marks.map((mark, index) => (
        <li
          key={`${mark.x} ${mark.y}`}
          id={`${id}r${index + 1}`}
          className="grid grid-cols-auto-rest gap-x-4 px-2 py-3 target:bg-sand-100"
        >
          <a
            href={`#${id}m${index + 1}`}
            aria-label={`${mark.label} on the map`}
            className="grid h-7 min-w-24 place-items-center self-start rounded-full bg-ink px-2.5 font-semibold text-foam text-sm tabular-nums no-underline hover:bg-ink-hover"
          >
            {mark.label}
          </a>
          {mark.rows.length === 1 ? <HomeRow row={mark.rows[0]} /> : <GroupRow mark={mark} />}
        </li>
      ))}
    </ol>
  );
}

/** A home alone at its mark is named by its row. */
function HomeRow({ row }: { row: MapRow | undefined }) {
  if (!row) return null;
  const { href, place, price, facts } = row;
  return (
    <p>
      <a href={href} className="inline-block min-h-7 font-semibold underline">
        {place}
      </a>
      <span className="block text-sm">
        {price} <span className="text-slate">· {facts}</span>
      </span>
    </p>
  );
}

/** Robots need not follow it: the list has the same homes. */
function GroupRow({ mark: { name, href, rows } }: { mark: MapMark }) {
  return (
    <div className="grid gap-2">
      <p>
        <a href={href} rel="nofollow" className="inline-block min-h-7 underline">
          {name}
        </a>
      </p>
      {rows.length > 0 && (
        <ul className="grid gap-2">
          {rows.map((row) => (
            <li key={row.href}>
              <HomeRow row={row} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
