import { Link } from "react-router";
import { LayoutGrid, LayoutList } from "#app/ui/icons.tsx";
import type { View } from "./list-address.ts";
import { Segments } from "./segments.tsx";

const views = [
  { view: "grid", label: "Grid view", Icon: LayoutGrid },
  { view: "list", label: "List view", Icon: LayoutList },
] as const;

/** Grid or list: two links, because the view is part of the address. */
export function ViewToggle({ current, toHref }: { current: View; toHref: (view: View) => string }) {
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
    </Segments>
  );
}
