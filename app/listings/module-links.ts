import type { HomeId } from "#app/homes/record/listing-links.ts";
import type { AnyFilters, AnyList } from "./search/filters.ts";

/** A link of a module beside what a list has found. */
export type ListLink = { words: string; toHref: (list: AnyList, filters: AnyFilters) => string };

/** A link of a module about a home that has not ended. */
export type HomeLink = { words: string; toHref: (home: HomeId) => string };

/** A page of a module that others lead to. */
export type PageLink = { label: string; href: string };

/** Addresses of calendars that a module has. */
export type CalendarLinks = {
  name: string;
  /** Of what takes place at a home, or of the one inspection that starts at `time`, as 2026-11-28T10:00. */
  toHome: (home: { folder: "property" | "rental"; id: string }, time?: string) => string;
};
