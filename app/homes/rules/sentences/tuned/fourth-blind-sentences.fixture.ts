/** Sixty more, written after the rules were widened for the third set. */
export const unlawfulSales = {
  "offers-over": {
    title: ["SELLING NOW!! O/O 1.15M", "$695k+ first home buyers take note"],
    description: [
      "Genuine sellers: all offers exceeding $1.7m to be submitted by Monday.",
      "You will need upwards of 2.1 million to buy into this street today.",
      "Interest above $4m is anticipated from local families.",
      "Entry level is $825,000 and up.",
      "Reserve set from $1.9m",
      "Offers in the high 1s are what we are after.",
      "They have knocked back 1.6m, so come with better than $1.6m.",
    ],
  },
  "range-too-wide": {
    description: [
      "Looking for mid 3m, quick settlement preferred.",
      "Price indication: low-to-mid 2s.",
      "We reckon about $1.25m.",
      "Anywhere between $3.2 and $3.8 million could buy it.",
      "Roughly $970,000, negotiable for the right buyer.",
    ],
    price_text: ["Guide: $800k-$900k", "$1.4m-ish"],
  },
  "below-estimate": {
    description: ["The owners said they'd take 2.3 million before the weekend."],
    title: ["Price drop: $2,195,000"],
  },
  "hidden-price": {
    description: [
      "Owner is asking 2.65 million, come and make an offer.",
      "Sale price $1,999,000 including all furniture.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-invites-more": {
    description: [
      "Offer us more than $900 and you jump the queue.",
      "Applicants are encouraged to put forward their strongest offer.",
      "Open to rental bids.",
    ],
  },
  "rent-not-fixed": {
    description: ["Rent ranges from $880 to $960 a week.", "Weekly rent TBA."],
  },
  "no-pets": {
    description: [
      "No dogs, cats or other animals, strata rule.",
      "Please note pets will not be approved at this property.",
      "We don't take pets.",
    ],
  },
  "bond-over-four-weeks": {
    description: ["5 weeks bond, 2 weeks up front.", "A security deposit of six weeks is payable."],
  },
} as const;

export const lawfulPrices = {
  description: ["Price guide $1.95m. Auction on site in the mid morning.", "The guide is $3m to $3.3m."],
  price_text: ["Asking price $1,275,000."],
} as const;

export const lawfulSales = {
  description: [
    "Whole-floor apartment, 2.7m ceilings, around 190 sqm on title.",
    "Median house values in Manly have gone up from about $2.6m to over $4.5m since 2015.",
    "A pool would set you back around $110,000.",
    "The neighbours at 22 got upwards of $3m in the spring.",
    "This offers over three levels what most houses offer on one.",
    "Offers will be reviewed as they come in, and the auction may be brought forward.",
    "Late 60s brick, mid-century lines, early 2000s bathroom.",
    "Plus a separate laundry, and from there a door to the drying court.",
    "The owners bought in the low 2s four years ago and have since added a pool.",
    "Strata $2,300 pq approx., council $480 pq approx.",
    "It was on the market in 2020 with a guide of $1.4m and sold for $1.62m.",
    "High above the harbour, 3 m from the neighbour's hedge and 300 m from the wharf.",
    "Turnover of the cafe below is said to exceed $1.1m a year.",
    "You could add a granny flat for under $200,000, council approved.",
    "Land tax and stamp duty: ask your solicitor about the $1.5m threshold.",
    "Block of around 1,050 sqm with a 20m frontage, zoned R2.",
    "Renovated at a cost of $320,000 in 2022.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "Pets welcome on application to the owner.",
    "No dogs allowed at Shelly Beach, but plenty of other walks from the door.",
    "The bond is capped at four weeks' rent by law.",
    "A storage cage can be rented for around $120 per month.",
    "We don't ask for, or accept, offers above $900 per week.",
    "Six months minimum, bond $3,600.",
    "The best offer on the street for coffee is at number 9.",
    "No pets? No problem; with pets? Fill in the form.",
    "$900 per week includes water; gas is about $25 a month.",
    "The agent offers more inspection times on request.",
  ],
} as const;
