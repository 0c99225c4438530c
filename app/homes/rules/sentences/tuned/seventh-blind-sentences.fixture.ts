/** Written after the rules were widened for the set before: docs/listings-files.md says what it measured then. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "Pick up the keys for $1.3m plus stamp duty, or more if someone beats you to it: o/o $1.3m.",
      "Team Marion suggests buyers budget for over $2.2m.",
      "Make it yours: anything above $760k gets a reply.",
      "Priced from the high $700,000s.",
      "Strictly no offers below $1,900,000.",
    ],
    title: ["Auction guide: $3 million plus"],
  },
  "range-too-wide": {
    description: [
      "It is tipped to go for around $2.9m.",
      "Guide: mid to late 2s.",
      "Budget range of $650,000 to $750,000 will get you in.",
    ],
    price_text: ["$1.5m/$1.7m"],
  },
  "below-estimate": {
    description: ["Buy now for $2.29m."],
  },
  "hidden-price": {
    description: ["The number you need is $1.72m.", "Take it home for $995,000."],
  },
} as const;

export const unlawfulRentals = {
  "rent-invites-more": {
    description: [
      "Offers higher than the rent listed are welcome.",
      "We'd suggest offering more to stand out from the crowd.",
    ],
  },
  "rent-not-fixed": {
    description: ["Rent varies from $850 to $950 per week."],
  },
  "no-pets": {
    description: [
      "Pets cannot be considered by the owners at this time.",
      "Sorry no pets!!",
      "The unit isn't suited to cats or dogs.",
    ],
  },
  "bond-over-four-weeks": {
    description: ["Bond amount: 6 weeks."],
  },
} as const;

export const lawfulPrices = {
  description: ["Price $1,850,000, or swap for a smaller place nearby."],
} as const;

export const lawfulAgainstEstimate = {
  price_text: ["Auction guide $2.5m to $2.6m"],
} as const;

export const lawfulSales = {
  description: [
    "A house of the same size around the corner went to auction with hopes of $3m and sold for $3.4m.",
    "Over the last ten years the suburb has gained around 58 per cent.",
    "The seawall, a $24m project, will be finished next year.",
    "Rates approx $2,100 pa; strata from $900 pq.",
    "It would cost more than $600,000 to build what stands here.",
    "The tennis club next to us raised upwards of $150,000 for its courts.",
    "From mid December the house is vacant.",
    "High walls, around 3.1 m, keep the street out.",
    "Sold last in 1987 for the princely sum of $212,000.",
    "Offers above ground storage as well as a cellar.",
    "Lottery prize homes of around $4m stand on the ridge.",
    "The restaurant on the corner was fitted out for over $1.5m.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "The owners have two cats themselves, so pets are fine.",
    "A second bathroom for guests, from which the laundry opens.",
    "Heating costs about $15 a week in winter.",
    "We treat every application alike; there is nothing to gain by offering more than $900.",
    "Pets? Yes, with the form.",
    "Bond of four weeks, $3,600, two weeks' rent in advance, $1,800.",
  ],
} as const;
