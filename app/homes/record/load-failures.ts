/** Logged if the homes cannot be loaded, on the server and in the browser (spec §8.1, §8.2). */
export const loadFailures = {
  sale: "Failed to load coastal listings",
  rental: "Failed to fetch rental listings",
} as const;

/** The empty list of homes that could not be loaded, unlike a list without homes. */
export const noListingsLoaded: readonly never[] = [];

export function isLoaded(listings: readonly unknown[]) {
  return listings !== noListingsLoaded;
}
