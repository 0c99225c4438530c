import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasMap } from "#app/agency/folder/places.ts";
import { LayoutGrid, LayoutList } from "#app/ui/icons.tsx";
import type { View } from "../card/listing-summary.ts";

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

/** Alternatives side by side (layout.css); aria-current marks the one shown. */
export function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="segments">
      {children}
    </nav>
  );
}
