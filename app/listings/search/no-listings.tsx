import { ButtonRouteLink } from "#app/ui/button.tsx";

type NoListingsProps = { title: string; children: string; clearHref: string; onClear: () => void };

/** In place of the list when nothing passes the filters. */
export function NoListings({ title, children, clearHref, onClear }: NoListingsProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-sm border border-line px-6 py-[clamp(2.5rem,6vw,5rem)] text-center">
      <h2 className="font-display text-h2">{title}</h2>
      <p className="max-w-120 text-slate">{children}</p>
      <ButtonRouteLink to={clearHref} preventScrollReset onClick={onClear}>
        Clear All Filters
      </ButtonRouteLink>
    </div>
  );
}
