/** Texts of the comparison of homes. */
export const compareWords = {
  title: "Compare homes",
  lead: "Side by side, with what each would cost you.",
  costs: {
    sale: "What it costs",
    rent: "What it costs to rent",
  },
  information:
    "These are sums from the records of our homes and from what you type: information, not credit advice or an offer of credit. We suggest no interest rate, and what a lender would lend you is for a lender to say.",
  notIn:
    "Not in any of these sums: insurance, lender’s mortgage insurance, legal costs, moving and land tax. The deposit is part of the price, and is not counted again.",
  notInRent: "Not in any of these sums: moving, insurance of your belongings, electricity, gas and internet.",
  prices:
    "Where a price is a guide, its upper end is used. Where a page prints no price, type what you expect.",
  ask: "Give the Property IDs of two to four homes. You find each on the page of the home, under Property Information.",
  none: "There is nothing to compare yet.",
} as const;

/** Why a home is not in the comparison; follows its id. */
export const omittedCosts = {
  unknown: "is not the Property ID of a home of ours, so it is left out.",
  ended: "is no longer on the market, so it is left out.",
  otherKind: "is left out: homes for sale are compared with homes for sale, rentals with rentals.",
  tooMany: "is left out: four homes are the most that fit side by side.",
} as const;
