/** Logged where the homes cannot be loaded, on the server and in the browser (spec §8.1, §8.2). */
export const loadFailures = {
  sale: "Failed to load coastal listings",
  rental: "Failed to fetch rental listings",
} as const;

/** The list of data that cannot be loaded: it is empty, but does not mean that there are no homes. */
export const noListingsLoaded: readonly never[] = [];

export function isLoaded(listings: readonly unknown[]) {
  return listings !== noListingsLoaded;
}
