/** Sixty more, written after the rules and before anybody tried them: docs/listings-files.md says what they measured then. */
export const unlawfulSales = {
  "offers-over": {
    price_text: ["Offers Over $1,595,000", "$2.25m+", "Buyers from $1.1m", "High $1 millions"],
    title: ["Deceased estate, must sell: offers over $1.3m"],
    description: [
      "We anticipate strong interest in excess of $3,250,000 at auction.",
      "The sellers will listen to any offer above $1.55 mil before the auction.",
      "Price guide sits above $2.6m following an early offer.",
      "Looking for upwards of $875k, this two-bedder suits a downsizer.",
      "Your chance to get in from as little as $690,000.",
      "It should fetch $1.9m or more on the day.",
    ],
  },
  "range-too-wide": {
    price_text: ["$1.3m-$1.5m", "Approximately $2.2 million"],
    description: [
      "Price guide $1,600,000 to $1,850,000 - inspect by appointment.",
      "We would expect a sale around the $1.7m mark.",
    ],
  },
  "hidden-price": {
    description: ["It can be bought today for $1.425m.", "Now $2.2m, was listed higher in winter."],
  },
} as const;

export const unlawfulRentals = {
  "rent-not-fixed": {
    price_text: ["$900-$950pw"],
    description: ["The rent will be somewhere around $900 weekly.", "Price guide of $880 to $920 per week."],
  },
  "rent-invites-more": {
    description: [
      "Applicants prepared to go above the listed rent will get priority.",
      "Got a better offer? We would love to hear it, offers above $900 per week considered.",
      "If you love it, offer more than the asking price to secure it.",
      "The owner is open to higher rental offers.",
    ],
  },
  "no-pets": {
    description: [
      "Sorry, pets are not allowed in this building.",
      "Please note: no pets permitted.",
      "Not suitable for pets or young children.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "A bond of six weeks rent must be paid before the keys are handed over.",
      "Bond required: five weeks.",
      "The tenant pays a 6-week security bond.",
    ],
  },
} as const;

export const lawfulSales = {
  price_text: ["Price guide $2,350,000", "Auction 12 December, guide $1.45m - $1.55m"],
  description: [
    "Median prices in Avalon Beach moved from $1.9m in 2016 to $2.9m last year.",
    "Land in this pocket has doubled since 2014, when the lot was bought for $640,000.",
    "Architect's drawings for a first-floor addition, estimated at around $420,000, are available.",
    "The new bathroom alone cost over $45,000.",
    "The body corporate has approx. $280,000 set aside for painting.",
    "A granny flat would rent for upwards of $650 a week.",
    "Investors will note a return of $1,050 per week from the current tenants.",
    "An identical apartment on level three made $1.32m in September.",
    "Stamp duty on a purchase of $1.2m comes to about $50,000.",
    "Above the garage is a studio with its own entrance.",
    "More than 900 sqm of land, around 15 metres wide.",
    "The house offers over 280 square metres of living.",
    "Government schemes help first home buyers with properties priced up to $1.5 million.",
    "The school over the road received $8 million for new classrooms.",
    "High ceilings, low upkeep, plus a cellar.",
  ],
} as const;

export const lawfulRentals = {
  price_text: ["$900 per week incl. water"],
  description: [
    "The rent is $900 per week.",
    "No pets have been in the home for ten years.",
    "Pets are welcome subject to the usual form.",
    "Dogs are not permitted on the sand before 4 pm.",
    "A northerly breeze is welcome on hot afternoons.",
    "Beds and a sofa can be hired for $90 to $140 per week.",
    "Parking permits cost around $130 a year from the council.",
    "A bond of four weeks' rent is lodged online.",
    "Bond is $3,600, and the lease can run for six or twelve months.",
    "The apartment offers more than most: a study, a laundry and a view.",
    "Other units in the block lease for between $920 and $980 per week.",
    "Applications are considered in the order in which they arrive.",
  ],
} as const;
