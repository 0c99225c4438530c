/** How cards stand in a list, and their placeholders while they load. */
export const listingGrid = "card-grid sm:cards-2 lg:cards-3";
