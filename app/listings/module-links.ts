import type { HomeId } from "#app/homes/record/listing-links.ts";
import type { AnyFilters, AnyList } from "./search/filters.ts";

/** A module's link beside the results of a list. */
export type ListLink = { words: string; toHref: (list: AnyList, filters: AnyFilters) => string };

/** A module's link for a home that is still on the market. */
export type HomeLink = { words: string; toHref: (home: HomeId) => string };

export type PageLink = { label: string; href: string };

/** Addresses of a module's calendar files. */
export type CalendarLinks = {
  name: string;
  /** The calendar of a home, or of its inspection that starts at `time`, as 2026-11-28T10:00. */
  toHome: (home: { folder: "property" | "rental"; id: string }, time?: string) => string;
};
