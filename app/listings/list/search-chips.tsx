import { Link } from "react-router";
import { X } from "#app/ui/icons.tsx";
import { type AnyFilters, type AnyList, findSet, toFilterHref } from "../search/filters.ts";

type SearchChipsProps = {
  list: AnyList;
  filters: AnyFilters;
  /** Shown instead of values: the agent's name, not the number. */
  names: Readonly<Record<string, string | undefined>>;
  /** With script the link that was used is gone. */
  onRemove?: () => void;
};

/** The filters without a select, each with a link that removes it. */
export function SearchChips({ list, filters, names, onRemove }: SearchChipsProps) {
  const chips = findSet(list, filters).filter(({ filter }) => filter.toChip);
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ name, value, filter }) => {
        const text = filter.toChip?.(names[name] ?? value);
        return (
          <li
            key={name}
            className="inline-flex min-h-8 items-center gap-1 rounded-xs border border-ink bg-sand-50 ps-3 font-medium text-ink text-sm"
          >
            <span className="wrap-anywhere">{text}</span>
            <Link
              to={toFilterHref(list, { ...filters, [name]: filter.none })}
              preventScrollReset
              onClick={onRemove}
              aria-label={`Remove: ${text}`}
              className="grid size-8 flex-none place-items-center"
            >
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
