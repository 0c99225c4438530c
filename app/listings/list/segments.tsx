import type { ReactNode } from "react";
import { Link } from "react-router";
import { listViews } from "#app/slots/list-views.ts";
import { LayoutGrid, LayoutList } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, toFilterHref } from "../search/filters.ts";

const views = [
  { view: "grid", words: "Grid", Icon: LayoutGrid },
  { view: "list", words: "List", Icon: LayoutList },
] as const;

type ViewToggleProps = {
  list: AnyList;
  filters: AnyFilters;
  /** "grid", "list", or the `words` of a module's view. */
  current: string;
};

/** Links, because the view is part of the address. Views of modules are separate documents. */
export function ViewToggle({ list, filters, current }: ViewToggleProps) {
  return (
    <Segments label="View">
      {views.map(({ view, words, Icon }) => (
        <Link
          key={view}
          to={toFilterHref(list, { ...filters, view })}
          aria-label={`${words} view`}
          aria-current={view === current ? "true" : undefined}
          preventScrollReset
        >
          <Icon className="size-4.5" />
        </Link>
      ))}
      {listViews.map(({ words, toHref }) => (
        <a
          key={words}
          href={toHref(list, filters)}
          aria-label={`${words} view`}
          aria-current={words === current ? "true" : undefined}
        >
          {words}
        </a>
      ))}
    </Segments>
  );
}

/** Links side by side (filters.css); aria-current marks the current one. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="segments">
      {children}
    </nav>
  );
}
