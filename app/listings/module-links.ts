import type { toHomeId } from "#app/homes/record/listing-links.ts";
import type { AnyFilters, AnyList } from "./search/filters.ts";

/** A link of a module beside what a list has found. */
export type ListLink = { words: string; toHref: (list: AnyList, filters: AnyFilters) => string };

/** A link of a module about a home that has not ended. */
export type HomeLink = { words: string; toHref: (home: ReturnType<typeof toHomeId>) => string };
