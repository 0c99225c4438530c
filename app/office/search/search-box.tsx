import { href } from "react-router";
import { Search } from "#app/ui/icons.tsx";

/** The search box at the top of each office page; the key / focuses it (search-key.script.ts). */
export function SearchBox({ typed }: { typed: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not styled alike by all browsers yet
    <form
      method="get"
      action={href("/office/search")}
      role="search"
      className="relative min-w-0 grow basis-40 lg:max-w-80 lg:basis-28"
    >
      <Search
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-slate"
        strokeWidth={1.75}
      />
      <input
        type="search"
        name="q"
        aria-label="Find in the office"
        aria-keyshortcuts="/"
        placeholder="Find anything"
        defaultValue={typed}
        autoComplete="off"
        maxLength={100}
        data-office-search=""
        className="block min-h-11 w-full rounded-xs border border-control bg-white pr-2 pl-10 leading-normal hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0"
      />
    </form>
  );
}
