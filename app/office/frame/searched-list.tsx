import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { Hidden, SelectField } from "#app/ui/form/field.tsx";

const MOST_CHARACTERS = 100;

export function readListSearch(request: Request) {
  const asked = new URL(request.url).searchParams;
  const search = (asked.get("q") ?? "").trim().slice(0, MOST_CHARACTERS);
  return { asked: asked.get("view"), search, page: toPageNumber(asked) };
}

export type ListPlace = {
  view: string;
  page: number;
  /** The sort order, as in the address. */
  sort?: string;
  /** The chosen filters, by their names in the address. */
  narrowed?: Readonly<Record<string, string>>;
};

/** The filters in an address, out of those that the list has. */
export function readNarrowed(search: URLSearchParams, names: readonly string[]) {
  const narrowed: Record<string, string> = {};
  for (const name of names) {
    const value = search.get(name)?.slice(0, 2 * MOST_CHARACTERS);
    if (value) narrowed[name] = value;
  }
  return narrowed;
}

type Option = { value: string; label: string };

/** Each distinct value as an option, with its count unless only some of the rows were read. */
export function countOptions(found: readonly { value: string | null; label: string }[], isAll = true) {
  const { "": _none, ...options } = Object.groupBy(found, ({ value }) => value ?? "");
  return Object.entries(options).map(([value, same = []]): Option => {
    const label = same[0]?.label ?? value;
    return { value, label: isAll ? `${label} (${same.length})` : label };
  });
}

export function toListQuery({ view, sort, page, narrowed }: ListPlace) {
  const query = new URLSearchParams({ view, ...narrowed });
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return String(query);
}

export type SearchedListProps = ListPlace & {
  path: string;
  label: string;
  views: readonly { value: string; label: string }[];
  hasMore: boolean;
  isEmpty: boolean;
  /** The available filters. */
  choices: readonly NarrowChoice[];
  children: ReactNode;
};

export function SearchedList(props: SearchedListProps) {
  const { path, label, views, view, sort, page, narrowed, hasMore, isEmpty, choices, children } = props;
  const toAddress = (place: { view: string; page: number }) =>
    `${path}?${toListQuery({ sort, narrowed, ...place })}`;
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
      <Narrow path={path} choices={choices} place={{ view, sort, page: 1, narrowed }} />
      {isEmpty ? <p className="text-lead text-tide">{toEmptyWords(narrowed)}</p> : children}
      <Pages page={page} hasMore={hasMore} toAddress={(number) => toAddress({ view, page: number })} />
    </>
  );
}

function toEmptyWords(narrowed: ListPlace["narrowed"] = {}) {
  if (Object.keys(narrowed).length > 0) return "Nothing on this list matches what you chose.";
  return "This list is empty.";
}

export type NarrowChoice = { name: string; label: string; options: readonly Option[] };
type NarrowProps = { path: string; choices: readonly NarrowChoice[]; place: ListPlace };

function Narrow({ path, choices, place: { narrowed = {}, ...place } }: NarrowProps) {
  const isNarrowed = Object.keys(narrowed).length > 0;
  return (
    <details open={isNarrowed}>
      <summary className="flex min-h-11 items-center font-semibold text-sm">Show only some</summary>
      <form method="get" className="grid items-end gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-5">
        <Hidden values={{ view: place.view, ...(place.sort && { sort: place.sort }) }} />
        {choices.map((choice) => (
          <SelectField key={choice.name} {...choice} empty="All" defaultValue={narrowed[choice.name]} />
        ))}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" look="secondary" size="small">
            Show
          </Button>
          {isNarrowed && (
            <a href={`${path}?${toListQuery(place)}`} className="underline">
              Show all again
            </a>
          )}
        </div>
      </form>
    </details>
  );
}

type TabsProps = { label: string; tabs: readonly { label: string; href: string; isCurrent: boolean }[] };

/** Tabs of lists; on a phone they scroll sideways. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="-mx-(--gutter) overflow-x-auto px-(--gutter) lg:mx-0 lg:px-0">
      <ul className="flex gap-1 lg:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.isCurrent ? "page" : undefined}
              className="current:shade-rule hover:shade-rule inline-flex min-h-11 items-center whitespace-nowrap rounded-xs px-3 font-semibold text-sm no-underline forced-colors:current:underline"
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PagesProps = { page: number; hasMore: boolean; toAddress: (page: number) => string };

/** Links to the previous and the next page of a list. */
export function Pages({ page, hasMore, toAddress }: PagesProps) {
  if (page === 1 && !hasMore) return null;
  const link = "inline-flex min-h-11 items-center";
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-5">
      {page > 1 && (
        <a rel="prev" href={toAddress(page - 1)} className={link}>
          Before these
        </a>
      )}
      {hasMore && (
        <a rel="next" href={toAddress(page + 1)} className={link}>
          More
        </a>
      )}
    </nav>
  );
}

const MOST_PAGES = 10_000;

/** The page number in an address; 1 if it has none that is valid. */
export function toPageNumber(search: URLSearchParams) {
  const number = Number(search.get("page"));
  return Number.isInteger(number) && number > 1 ? Math.min(number, MOST_PAGES) : 1;
}
