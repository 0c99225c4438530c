/** A second set, written after the rules were widened for the first. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "The asking price starts at $1.15m.",
      "Owners are hoping for something above $2.4m.",
      "Offers of $1.2m and over will be looked at.",
      "Offers of at least $980,000 are invited.",
      "Currently inviting bids over the $3m mark.",
      "Price guide: over $1.8 million",
      "We're guiding to the $1.3m's and beyond.",
      "O.O. $1.6m",
      "Expressions of interest from $4,500,000",
      "$1,450,000 plus for this one",
      "Won't last at over $1.9m!",
      "Be quick at $780K+",
    ],
  },
  "range-too-wide": {
    description: [
      "Expected price: circa $2.2m",
      "Price: $950,000 to $1.1 million",
      "A price of around $1.6 million is sought.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-not-fixed": {
    description: ["Rent approx $900 pw", "Rent from $850 pw.", "Rental price negotiable."],
  },
  "rent-invites-more": {
    description: [
      "Tenants who can offer above $900 per week are preferred.",
      "Offers in excess of the advertised rent are encouraged.",
      "We'd welcome offers over the asking price.",
      "An offer of more than $900 a week will secure it.",
      "Applicants paying above asking get preference.",
      "$900 per week or best offer.",
    ],
  },
  "no-pets": {
    description: [
      "Pets are a no.",
      "No animals of any kind.",
      "Owner prefers no pets.",
      "This property doesn't allow pets.",
      "The building's by-laws do not permit pets.",
      "Pet free home.",
      "Strictly no dogs, no exceptions.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "Bond equals 6 weeks rent.",
      "Six week's bond is needed.",
      "Five weeks of rent as security bond.",
      "A bond of $6,000 is required.",
    ],
  },
} as const;

export const lawfulPrices = {
  description: ["Guide $1.5m. Over 800 sqm.", "A block of over 1,000 sqm with a guide of $2.2m."],
} as const;

export const lawfulSales = {
  description: [
    "Suburb record of over $9m set last year.",
    "Offers to be emailed to the agent by noon.",
    "The vendor bought in 2009 for $815,000 and has improved everything since.",
    "Median unit price around $1.15m.",
    "DA-approved plans for a duplex, with construction estimated at $1.4m.",
    "The pool cost more than $110,000.",
    "Units in this complex have sold from $890,000 to $1.2m.",
    "Potential rental income above $1,300 per week.",
    "The owner offers vacant possession from 1 March.",
    "Close to $2 million was spent by the council on the playground.",
    "Homes over the hill start at $3m.",
    "Around 450 metres to the beach.",
    "From the street you see nothing of the pool.",
    "Potential to add value with a second storey (STCA), budget around $500,000.",
    "The $32m ferry wharf upgrade is around the corner.",
    "It was passed in at $1.85m in May.",
    "Holiday lets here bring upwards of $110,000 a season.",
    "Annual outgoings are about $9,500.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "No dogs bark in this street.",
    "The strata has approved pets before.",
    "Ask us about pets.",
    "There are no pets next door.",
    "Pets? Please tell us about them in your application.",
    "No pet is unwelcome here.",
    "The lease may begin from 4 December, at $900 per week.",
    "Internet from $80 a month is ready to connect.",
    "Fridge and washer rental costs about $110 per month.",
    "Visitors are welcome to park behind the building.",
    "The kitchen offers over three metres of bench.",
    "We never ask for more than the advertised rent.",
    "Applicants may offer more of their own accord, but we do not invite it.",
    "The rent was $850 until May and is now $900 per week.",
    "The rent is $900, over two fortnightly payments.",
    "Bond (four weeks) and rent (two weeks) are paid before the keys are handed over.",
    "A bond of four weeks is held for the length of the lease, which is six months.",
    "Five weeks ago the flat was repainted, and the bond remains at four weeks.",
    "Best offer you will get from a barista is downstairs.",
    "Comparable flats go for upwards of $1,000 per week.",
    "No smoking in the building; a cat or dog is fine.",
    "Dogs must not be left on the balcony all day.",
    "The pet-free lift is not in use: both lifts take dogs.",
  ],
} as const;
