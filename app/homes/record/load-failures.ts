/** Logged where the homes cannot be loaded, on the server and in the browser (spec §8.1, §8.2). */
export const loadFailures = {
  sale: "Failed to load coastal listings",
  rental: "Failed to fetch rental listings",
} as const;
