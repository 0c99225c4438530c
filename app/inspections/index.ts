export { OpenHomes } from "./open-days.tsx";
export { filterOpen, toOpenSearch } from "./open-filters.ts";
export { findOpenDays, findOpenListings, type OpenDay } from "./open-listings.ts";
