import type { MapMark, MapRow } from "./list-map.ts";

/** Everything the map shows, in words: the same marks in the same order, north to south. */
export function ListMapRows({ marks }: { marks: readonly MapMark[] }) {
  return (
    <ol id="list" aria-label="The same, north to south" className="divide-y divide-line border-line border-y">
      {marks.map((mark, index) => (
        <li
          key={`${mark.x} ${mark.y}`}
          id={`r${index + 1}`}
          className="grid grid-cols-auto-rest gap-x-4 px-2 py-3 target:bg-sand-100"
        >
          <a
            href={`#m${index + 1}`}
            aria-label={`${mark.label} on the map`}
            className="grid h-7 min-w-11 place-items-center self-start rounded-full bg-ink px-2 font-semibold text-foam text-sm tabular-nums no-underline hover:bg-ink-hover"
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

/** Robots need not follow it: what is closer up stands in the list too. */
function GroupRow({ mark: { name, href, isGroup, rows } }: { mark: MapMark }) {
  return (
    <div className="grid gap-2">
      <p>
        <a
          href={href}
          rel={isGroup ? "nofollow" : undefined}
          className="inline-block min-h-7 font-semibold underline"
        >
          {name}
        </a>
      </p>
      {rows.length > 0 && (
        <ol className="grid gap-2">
          {rows.map((row) => (
            <li key={row.number} className="grid grid-cols-auto-rest gap-x-3">
              <span className="text-slate text-sm tabular-nums leading-7">{row.number}</span>
              <HomeRow row={row} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
