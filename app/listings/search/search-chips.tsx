import { Link } from "react-router";
import { X } from "#app/ui/icons.tsx";

export type SearchChip = { text: string; removeHref: string };

/** What is searched for besides the filters, each with a way to drop it. */
export function SearchChips({ chips, onRemove }: { chips: readonly SearchChip[]; onRemove: () => void }) {
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ text, removeHref }) => (
        <li
          key={text}
          className="inline-flex min-h-8 items-center gap-1 rounded-xs border border-ink bg-sand-50 ps-3 font-medium text-ink text-sm"
        >
          <span className="wrap-anywhere">{text}</span>
          <Link
            to={removeHref}
            preventScrollReset
            onClick={onRemove}
            aria-label={`Remove: ${text}`}
            className="grid size-8 flex-none place-items-center"
          >
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
