import { type State, StateBadge } from "./state-badge.tsx";

/** A line of a list that links to a page: its subject, a note and its state. */
export type LinkLine = { href: string; title: string; note: string; state: string | State };

/** On a wide screen a line is one row. */
export function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  return (
    <ul data-rows="" className="@container divide-y divide-line border-line border-y">
      {lines.map(({ href, title, note, state }) => (
        <li key={href}>
          <a
            href={href}
            className="grid min-h-14 @md:grid-cols-rest-auto content-center items-center gap-x-4 gap-y-1 py-2 no-underline hover:bg-mist lg:min-h-10 lg:py-1"
          >
            <span className="@3xl:flex grid min-w-0 items-baseline gap-x-4">
              <span className="wrap-anywhere font-semibold">{title}</span>
              <span className="wrap-anywhere text-slate text-sm">{note}</span>
            </span>
            {typeof state === "string" ? (
              <span className="text-sm">{state}</span>
            ) : (
              <span>
                <StateBadge state={state} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
