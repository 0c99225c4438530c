/** Written before the rules were widened for the eighth and ninth set. No rule has been changed for these. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "Those with a budget commencing at $1.2m are encouraged to inspect.",
      "Our clients have instructed us to present only proposals that surpass $2.85m.",
      "Vendors are seeking a result beyond $1.95 million.",
      "We would be surprised to see it sell for less than $1.7m.",
      "Should your proposal be $640,000 or over, we will take it straight to the owners.",
      "Registered bidders should be comfortable above $3.6m.",
      "The starting point for negotiation is $875,000.",
      "Written offers of not less than $1,500,000 are sought.",
      "A sum upward of $2m would see it change hands.",
      "The guide has been revised to $1.08m plus.",
    ],
    title: ["Whole floor by the harbour, $5m+", "Above $900,000 and below the lighthouse"],
    price_text: ["Offers Over $1.6 million", "Interest from $930,000"],
  },
  "range-too-wide": {
    description: [
      "On current evidence the home should attract figures around $1.15m.",
      "The owners would be content with a price in the region of $2.6m.",
      "Guidance: between $1.6m and $1.9m.",
      "Enquiry to date suggests the high twos to low threes.",
      "We have been quoting close to $780,000.",
      "Buyers can anticipate a figure nudging $1.4m.",
      "It is on offer for $3 million or thereabouts.",
    ],
    price_text: ["Circa $1.9m", "Low $900,000s", "$1m to $1.25m"],
  },
  "below-estimate": {
    description: ["We are guiding interested parties at $2.3m.", "The reserve price is $2,200,000."],
  },
  "hidden-price": {
    description: [
      "At $1,475,000 there is nothing comparable on the market.",
      "Contracts can be exchanged at $830,000 tomorrow.",
      "The sellers will let it go for $2.15m.",
      "Purchase price: $1,990,000.",
      "It can be yours before Christmas for $655,000.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-not-fixed": {
    description: [
      "The weekly rent may be discussed at the inspection.",
      "The asking rent lies between $850 and $950 each week.",
      "Rent by negotiation with the managing agent.",
      "We expect a rent of about $900 per week.",
    ],
    price_text: ["Rent on request", "$880 - $940 weekly"],
  },
  "rent-invites-more": {
    description: [
      "Should you wish to exceed the advertised rent, kindly state the amount in your application.",
      "Given the demand, applicants are advised to offer in excess of the weekly rent.",
      "The lessor reserves the right to accept the highest rental offer.",
      "Applications accompanied by a more generous rent will be processed first.",
      "Candidates who are prepared to better the listed price will be shortlisted.",
      "There is scope to secure the home early by proposing $950 instead of $900.",
    ],
  },
  "no-pets": {
    description: [
      "The owners have elected not to permit the keeping of animals.",
      "Regrettably, we can't entertain applications that include a pet.",
      "Household pets are excluded under the terms of the lease.",
      "The residence is offered to pet-free applicants.",
      "Dogs and cats will be declined.",
      "This is not a property in which dogs may be kept.",
      "We ask that no animals reside at the property.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "A rental bond equivalent to five weeks' rent is to be lodged.",
      "The bond amounts to $4,500.",
      "Tenants with pets are asked for a supplementary bond.",
      "In addition to the bond, a pet bond of one week's rent applies.",
      "A bond in the amount of six weeks will be payable on signing.",
      "The bond payable is twice the monthly rent.",
    ],
  },
} as const;

export const lawfulPrices = {
  description: [
    "The owners are asking $2,400,000, having moved overseas.",
    "With a guide of $2.4m to $2.6m, it stands above the lane and near the ferry.",
    "The price is $2,400,000; from the gate it is a minute to the water.",
    "Offered at $2.4m with vacant possession from March.",
  ],
  price_text: ["$2,400,000 to $2,600,000", "For sale: $2.4m", "Now $2,400,000"],
} as const;

export const lawfulAgainstEstimate = {
  description: [
    "A smaller villa in the same group achieved $2.28m in August.",
    "Since the guide of $2.5m was published, forty parties have inspected.",
  ],
  price_text: ["$2.4m to $2.6m"],
} as const;

export const lawfulSales = {
  description: [
    "The architect's fees alone came to more than $90,000.",
    "From the upper terrace the eye travels around the whole bay.",
    "Interest from developers has been declined for thirty years.",
    "A comparable residence two doors up realised in excess of $4.2m.",
    "Owners contribute about $1,700 each quarter to the strata funds.",
    "The land tax threshold stands at $1,075,000.",
    "An independent appraiser estimates the rent at around $1,250 per week.",
    "The sea pool, restored for close to $8 million, reopens in January.",
    "Offers are to be made on the form that our office supplies.",
    "The family purchased it for just over $300,000 in 1991.",
    "The adjoining block was subdivided, and each half has since sold above $1.9m.",
    "It was begun in the late thirties and finished after the war.",
    "The cellar holds upwards of 900 bottles.",
    "A bid in writing before the auction will be passed to the owners.",
    "Nothing above the roofline interrupts the view.",
    "Some 80 per cent of the rooms face north.",
    "The shared driveway cost the three owners around $45,000.",
    "Our last four auctions in the suburb averaged $2.9m.",
    "Stage two of the light rail, budgeted at over $2 billion, will pass within a kilometre.",
    "It lies around the corner from a bakery, and close to the surf club.",
    "A 66W certificate is required with any offer before the auction.",
    "Buyers may pay the deposit of $240,000 by bond.",
    "The previous owner turned down $2m for the lot behind.",
    "Below the house, a boatshed; above it, the reserve.",
    "Minimum lot size for a subdivision is 600 sqm.",
  ],
  title: ["Starting from the sand, ending in the sky", "Over water, under gums"],
} as const;

export const lawfulRentals = {
  description: [
    "The tenant may keep a dog or a cat with the landlord's consent, which is not withheld without reason.",
    "The bond, being four weeks' rent, is lodged online before the keys are handed over.",
    "We are obliged to tell you that no higher rent than that advertised can be solicited.",
    "A minimum of six months is preferred, a longer term is welcome.",
    "The strata scheme forbids short-term letting.",
    "The garden is fenced, so no dog has ever run off.",
    "Electricity is billed separately, at around $90 for two months.",
    "Offers of gardening help are always welcome from residents.",
    "There has been no better time to live by the harbour.",
    "The lease commences from 12 January.",
    "Applications are treated in the order in which they arrive.",
    "A bond is refunded within ten days where nothing is claimed.",
    "Dogs are not allowed on the beach before 5 pm.",
  ],
  price_text: ["$900 per week including water", "Rent $900 weekly"],
} as const;
