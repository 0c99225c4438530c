/** Written after the rules were widened for the set before: docs/listings-files.md says what it measured then. */
export const unlawfulSales = {
  "offers-over": {
    price_text: ["Offers over $1,480,000 | Open Saturday", "$2.15m + (negotiable on settlement)"],
    title: ["Steal it from $1.05m!"],
    description: [
      "First to see will buy at $930,000 plus.",
      "We will not be considering anything beneath $1.2m.",
      "Price hopes are above the 2 million mark.",
      "The sale price will surpass $3,500,000 given the interest to date.",
      "Written offers starting from $1.75M to Marion by COB Tuesday.",
      "Feedback so far has been over $1.4m.",
    ],
  },
  "range-too-wide": {
    price_text: ["Circa 1.3m"],
    description: [
      "We're thinking about $1.65m, maybe a touch more.",
      "Comparable evidence aside, the guide is $1,200,000 - $1,400,000.",
      "Low fours should do it, the vendor is a realist.",
      "Asking price is in the region of 890k.",
      "Price range: $3m-$3.5m, inspect midweek.",
    ],
  },
  "below-estimate": {
    description: ["Guide revised to $2.25m."],
    title: ["Offered at $2,380,000"],
  },
  "hidden-price": {
    description: [
      "Expect around $1.2m at auction.",
      "The asking price of $4,200,000 includes the boat shed.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-invites-more": {
    description: [
      "Got more in the budget? Offers above the listed price may be looked at first.",
      "Tenancy goes to the highest offer received by Friday.",
      "$900 per week or higher.",
      "Competitive applications over $900pw encouraged.",
    ],
  },
  "rent-not-fixed": {
    description: ["Rent circa $900 pw.", "$870-$920 p/w depending on the number of occupants."],
  },
  "no-pets": {
    description: [
      "Apologies, but pets are not allowed.",
      "No pets (by-law 14).",
      "Landlord is not willing to accept animals.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "You'll pay a bond equal to 6 weeks' rent.",
      "Bond and extras: $5,000 bond, keys on deposit.",
    ],
  },
} as const;

export const lawfulPrices = {
  price_text: ["Price guide: $1,495,000"],
  description: ["Guide $1.8m - $1.98m, auction 5 December."],
} as const;

export const lawfulAgainstEstimate = {
  description: ["Contract price of $2.5m, five per cent deposit considered."],
} as const;

export const lawfulSales = {
  description: [
    "More than $180,000 was spent on the joinery.",
    "Twenty minutes from the airport, over the bridge and up the hill.",
    "The median here passed the $2m mark in 2021 and is now over $2.7m.",
    "A second bathroom could be added for around $45,000.",
    "Grand in scale, with from 3 to 5 bedrooms depending on use.",
    "Next door traded for in excess of $5m last month.",
    "High-end kitchen, mid-level entry, low-maintenance lawn.",
    "The seller offers early access, above all to buyers with a lease that ends.",
    "Plus: a wine cellar for over 600 bottles.",
    "An investor would see a yield of over 4 per cent at $980 a week.",
    "Levies of about $1,900 per quarter include the lift and the pool.",
    "The developer's display suite next to the station sold out from $1.1m.",
    "Number 6 took offers over $2m within a week and sold for $2.3m.",
    "A stone's throw from the sand, around the corner from the primary school.",
    "Owners paid $1.36m in 2015.",
    "Sinking fund balance above $400,000.",
    "Similar blocks near the lagoon have brought $2m and more.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "Small dogs have lived here happily; ask about yours.",
    "No pets in the pool area, please.",
    "The building does not discriminate: pets are fine.",
    "Rent $900 pw, bond $3600, lease 12 months.",
    "Car space on the street is from $20 a week with a permit.",
    "Please note that we do not take part in rent bidding.",
    "Expect bills of around $45 a week for power and internet.",
    "More than the rent, it is the light that people remember.",
    "Bond is not more than four weeks' rent.",
    "Six weeks' notice has been given by the present tenants; the bond is four weeks.",
  ],
} as const;
