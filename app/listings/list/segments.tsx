import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasMap } from "#app/agency/folder/places.ts";
import { LayoutGrid, LayoutList } from "#app/ui/icons.tsx";
import type { View } from "../card/listing-summary.ts";
import type { Sort, SortOrder } from "../search/list-address.ts";

const views = [
  { view: "grid", label: "Grid view", Icon: LayoutGrid },
  { view: "list", label: "List view", Icon: LayoutList },
] as const;

type ViewToggleProps = {
  current: View | "map";
  toHref: (view: View) => string;
  mapHref: string;
};

/** Links, because the view is part of the address. The map is a document of its own, without script. */
export function ViewToggle({ current, toHref, mapHref }: ViewToggleProps) {
  return (
    <Segments label="View">
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={toHref(view)}
          aria-label={label}
          aria-current={view === current ? "true" : undefined}
          preventScrollReset
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Link>
      ))}
      {hasMap && (
        <a href={mapHref} aria-label="Map view" aria-current={current === "map" ? "true" : undefined}>
          Map
        </a>
      )}
    </Segments>
  );
}

type SortLinksProps = {
  orders: readonly SortOrder[];
  current: Sort;
  toHref: (sort: Sort) => string;
};

/** Links too: one tap, and no button to press without script. */
export function SortLinks({ orders, current, toHref }: SortLinksProps) {
  return (
    <nav aria-label="Sort" className="flex flex-wrap gap-x-2 whitespace-nowrap text-sm sm:gap-x-3">
      {orders.map(({ sort, label }) => (
        <Link
          key={sort}
          to={toHref(sort)}
          aria-current={sort === current ? "true" : undefined}
          preventScrollReset
          className="inline-flex min-h-8 items-center current:font-semibold current:text-ink text-slate current:underline no-underline decoration-banksia underline-offset-[0.4em] hover:underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Alternatives side by side; aria-current marks the one shown. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="inline-flex flex-none rounded-xs border border-control bg-white p-0.75 *:flex *:h-9.5 *:items-center *:rounded-xs *:current:bg-ink *:px-2.5 *:font-semibold *:current:text-foam *:text-sm *:no-underline xl:*:px-4 forced-colors:*:current:bg-[SelectedItem] forced-colors:*:current:text-[SelectedItemText] forced-colors:*:current:forced-color-adjust-none"
    >
      {children}
    </nav>
  );
}
