import { Link } from "react-router";
import { LayoutGrid, LayoutList } from "#app/ui/icons.tsx";
import { Segments } from "./segments.tsx";

export type View = "grid" | "list";

const views = [
  { view: "grid", label: "Grid view", Icon: LayoutGrid },
  { view: "list", label: "List view", Icon: LayoutList },
] as const;

/** How the list is shown; each way has an address of its own. */
export function ViewToggle({ current, hrefs }: { current: View; hrefs: Record<View, string> }) {
  return (
    <Segments label="View">
      {views.map(({ view, label, Icon }) => (
        <Link
          key={view}
          to={hrefs[view]}
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
