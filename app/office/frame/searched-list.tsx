import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Pages, toPageNumber } from "./pages.tsx";
import { Tabs } from "./tabs.tsx";

const MOST_CHARACTERS = 100;

/** Reads search and page of a list from the address. */
export function readListSearch(request: Request) {
  const asked = new URL(request.url).searchParams;
  const search = (asked.get("q") ?? "").trim().slice(0, MOST_CHARACTERS);
  return { asked: asked.get("view"), search, page: toPageNumber(asked) };
}

type SearchedListProps = {
  path: string;
  label: string;
  views: readonly { value: string; label: string }[];
  view: string;
  /** Label of the search field. */
  searchLabel: string;
  search: string;
  page: number;
  hasMore: boolean;
  isEmpty: boolean;
  children: ReactNode;
};

/** A list among several, with its search and pages. */
export function SearchedList(props: SearchedListProps) {
  const { path, label, views, view, searchLabel, search, page, hasMore, isEmpty, children } = props;
  const toAddress = (place: { view: string; page: number }) =>
    `${path}?${new URLSearchParams({
      view: place.view,
      ...(search && { q: search }),
      ...(place.page > 1 && { page: String(place.page) }),
    })}`;
  return (
    <>
      <Tabs
        label={label}
        tabs={views.map((each) => ({
          label: each.label,
          href: toAddress({ view: each.value, page: 1 }),
          isCurrent: each.value === view,
        }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not styled alike by all browsers yet */}
      <form method="get" role="search" className="grid max-w-prose grid-cols-rest-auto items-end gap-3">
        <input type="hidden" name="view" value={view} />
        <TextField name="q" label={searchLabel} type="search" defaultValue={search} autoComplete="off" />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </form>
      {isEmpty ? (
        <p className="text-lead text-tide">
          {search ? `Nothing in this list matches “${search}”.` : "This list is empty."}
        </p>
      ) : (
        children
      )}
      <Pages page={page} hasMore={hasMore} toAddress={(number) => toAddress({ view, page: number })} />
    </>
  );
}
