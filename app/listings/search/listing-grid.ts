/** How cards stand in a grid, and their placeholders while they load. */
export const listingGrid =
  "grid gap-x-(--gap-grid) gap-y-[clamp(2.25rem,3.4vw,3.25rem)] sm:grid-cols-2 lg:grid-cols-3";
