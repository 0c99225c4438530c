/** A line of a list that leads to a page: what it is of, who it is about, how it stands. */
export type LinkLine = { href: string; title: string; note: string; state: string };

export function LinkLines({ lines }: { lines: readonly LinkLine[] }) {
  return (
    <ul data-rows="" className="divide-y divide-line border-line border-y">
      {lines.map(({ href, title, note, state }) => (
        <li key={href}>
          <a
            href={href}
            className="grid min-h-16 content-center gap-x-4 py-2 no-underline hover:bg-mist sm:grid-cols-rest-auto"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{title}</span>
              <span className="wrap-anywhere text-slate text-sm">{note}</span>
            </span>
            <span className="text-sm">{state}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
