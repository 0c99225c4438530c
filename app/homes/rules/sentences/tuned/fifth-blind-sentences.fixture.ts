/** Written after the rules were widened for the set before: docs/listings-files.md says what it measured then. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "Motivated vendor says bring me anything over $1.25 million!",
      "Vendors will meet the market with offers from $585,000.",
      "Don't come to us with less than $2m, the answer will be no.",
      "Pre-auction offers north of $1.9 million have been flagged as acceptable.",
      "We expect this to sell for in excess of 3 million.",
      "Price: starts with a 2, from $2.0m",
      "Minimum bid $1,100,000.",
      "Register your interest, pricing from $1,350,000 for the first release.",
    ],
    price_text: ["AUCTION GUIDE $1.6M+"],
  },
  "range-too-wide": {
    description: [
      "Our guide is $2m to $2.5m at this stage.",
      "The price? Call it $1.8m give or take.",
      "Expecting somewhere in the low 2 millions.",
      "Price estimate is roughly 1.45m.",
      "Buyers in the $900,000 to $1.1m bracket should take a look.",
    ],
    price_text: ["Guide mid $800,000s", "$1.95m approx."],
  },
  "below-estimate": {
    description: ["Now $2,300,000, slashed for a quick deal.", "Price guide $2.2m to $2.4m."],
  },
  "hidden-price": {
    description: ["We can tell you the guide is $3.1m.", "Relisted at $870,000."],
  },
} as const;

export const unlawfulRentals = {
  "rent-invites-more": {
    description: [
      "If you are prepared to offer a little over the weekly rent, tell us.",
      "All offers considered, highest takes it.",
      "Tip: applications above $920 a week are more likely to succeed.",
    ],
  },
  "rent-not-fixed": {
    description: ["Rent between $870 and $930 weekly.", "Approximately $900 per week, to be discussed."],
  },
  "no-pets": {
    description: [
      "Sadly, this one is not available to people with pets.",
      "The landlord has a strict no pet policy.",
      "Dogs not welcome.",
    ],
  },
  "bond-over-four-weeks": {
    description: ["Moving in costs: bond (6 weeks) and rent (2 weeks).", "Bond $4,500"],
  },
} as const;

export const lawfulPrices = {
  description: ["Price guide $1,100,000 to $1,200,000."],
  price_text: ["Now $999,000."],
} as const;

export const lawfulAgainstEstimate = {
  description: ["Guide price $2.5m, contract and reports on request."],
} as const;

export const lawfulSales = {
  description: [
    "Over $90,000 of landscaping went in last year.",
    "Median rents in Dee Why sit at around $850 a week for two bedrooms.",
    "Sydney's mid-ring suburbs have grown by more than 6 per cent a year.",
    "From the first offer to the handover we keep everyone posted.",
    "With 2.9m ceilings, a 4m island bench and above it a skylight.",
    "The vendor's previous house, two doors up, went for high 3s.",
    "Low strata: about $600 a quarter.",
    "Offers above-ground pool, plus a shed.",
    "A house of this size would cost around $1.8m to build today.",
    "The council has budgeted upwards of $5m for the surf club.",
    "Approx. 15 minutes to the city by express bus, from the end of the street.",
    "Depreciation schedule available; the tenant pays from $1,020 a week.",
    "The Smiths paid $61,000 for it in 1979.",
    "Recent results: Unit 3 sold $1.15m, Unit 8 sold $1.22m.",
    "Estimated outgoings come to about $7,800 pa.",
    "It last changed hands for $890,000, in 2012.",
    "Bushland of more than 150,000 hectares begins at the end of the road.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "Your dog will love the yard, and the landlord will consider your pet.",
    "There is no pet rent and no pet bond.",
    "Asking rent is $900 a week, no more and no less.",
    "A lock-up garage may be added for about $70 per week.",
    "Not one of our tenants has ever been asked for more than the advertised rent.",
    "The bond, four weeks, goes to Rental Bonds Online.",
    "Leases of six, nine or twelve months, bond and rent payable online.",
    "Cats and dogs from the street are not allowed into the bin room.",
    "Hot water is included; the last tenant's power bill was around $160 a quarter.",
    "Offers a high, bright living room and the best light in the building.",
  ],
} as const;
