/** Written before the rules were widened for the eighth set, measured after, then widened for. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "OFFERS FROM $1.1M CONSIDERED",
      "Be quick, bids $850k & up.",
      "Guide 1.25m plus, don't be shy.",
      "It will take seven figures, $1.3m at the very least.",
      "Sellers won't budge below $2.2m.",
      "Anything with a 3 in front, say $3m and north, gets a call back.",
      "The bar has been set at $990k; clear it and it's yours.",
      "$1.8m is the start of the conversation.",
      "Prices begin in the $600,000s.",
      "We are inviting submissions of $4.5m or greater.",
    ],
    title: ["Dual keys, $1.05m onwards", "OFFERS $700K PLUS"],
    price_text: ["Offers exceeding $2m", "from 795k", "Minimum $1.1m"],
  },
  "range-too-wide": {
    description: [
      "Ballpark? Think $1.7m.",
      "We reckon $1.2m-ish.",
      "Early interest has hovered about the $2m mark.",
      "Vendor expectations are mid-to-high $800s.",
      "Somewhere around the two million dollar mark.",
      "Price bracket: $900k to $1.05m.",
    ],
    price_text: ["Mid $1 millions", "$1.3m-$1.6m", "$750,000 approx"],
  },
  "below-estimate": { description: ["Guide: $2.1m."], price_text: ["$2,395,000"] },
  "hidden-price": {
    description: [
      "Reduced! $899,000.",
      "The owners' figure: $1.64m.",
      "Snap it up at $585k.",
      "List price $1,250,000.",
      "Just $720,000 puts you by the lagoon.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-not-fixed": {
    description: [
      "Rent $880/$920 pw subject to lease length.",
      "Rent open to discussion.",
      "Roughly $900 weekly.",
      "Rent to be decided with the successful tenant.",
    ],
    price_text: ["Price on application", "$850+"],
  },
  "rent-invites-more": {
    description: [
      "Want it badly? A higher figure than the advertised rent will get our attention.",
      "Offers north of asking get first look.",
      "Tell us the most you would pay per week.",
      "Strong demand: consider going above the listed rent.",
      "Increase your offer to jump the queue.",
      "Landlord will go with the highest bidder.",
    ],
  },
  "no-pets": {
    description: [
      "NO ANIMALS!!",
      "Owner won't consider cats.",
      "Strata by-laws mean dogs can't live here.",
      "Sorry, humans only - no pets.",
      "Pets not an option.",
      "Only tenants who own no pets will be considered.",
      "Leave the dog at home, as none may live here.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "BOND 6 WKS.",
      "Bond: five wks rent.",
      "Pets ok w/ additional $400 bond.",
      "Bond $4,200 at signing.",
      "Bond of two months.",
      "$5000 bond.",
    ],
  },
} as const;

export const lawfulPrices = {
  description: [
    "Guide $2.4m, open Sat 10-10.30, over 3 levels.",
    "$2,400,000 and not a cent more.",
    "Price $2.4m firm.",
    "For sale $2.4m - $2.6m, by negotiation until 5 Dec.",
  ],
  price_text: ["Asking $2.4m", "$2.4m–$2.6m guide", "Price Guide: $2,400,000"],
} as const;

export const lawfulAgainstEstimate = {
  description: ["Next door sold $2.1m in May.", "Guide 2.4m to 2.6m."],
  price_text: ["Auction, guide $2.4m"],
} as const;

export const lawfulSales = {
  description: [
    "Land approx. 556 sqm.",
    "OVER 60'S VILLAGE, STRATA $210 PQ.",
    "No 8 went for $2.3m+ in Sept.",
    "Levies approx $1.1k p/q.",
    "Rented at $850 pw, lease ends Feb.",
    "Reno costs topped $300k.",
    "Rates $520 pq approx.",
    "Offers close Mon 7 Dec, 12 noon.",
    "Min. 10% deposit.",
    "Around $40k of solar and batteries on the roof.",
    "High ceilings, mid-century lines, low upkeep.",
    "From station: 400 m. From beach: 900 m.",
    "Upwards of 30 mango trees.",
    "Plans lodged for a second home; quote for the build $640k.",
    "Potential rent $1,000 - $1,200 pw.",
    "Early 1900s workers' cottage.",
    "Mid 90s build in the heart of Dee Why.",
    "Two-bed units on this block now sell above $1.2m.",
    "A NSW first-home buyer pays no duty under $800,000.",
    "Beach 300m or so.",
    "Pool heater, worth $9,000, stays.",
    "Last sold in 2016 for $1,030,000.",
    "Bigger than most, with more than 140 sqm inside.",
    "Vendor has bought elsewhere for $3m and must sell.",
    "The committee approved $250k for the lift.",
    "Over one million visitors a year walk this headland.",
  ],
  title: ["Nothing below you but sand", "Best offer on the beach: the view"],
} as const;

export const lawfulRentals = {
  description: [
    "Pets on application, pls ask.",
    "Bond 4 wks.",
    "Bond $3,600.",
    "No pets have been kept here before, yours may be the first.",
    "We don't take rent bids, $900 is the rent.",
    "No smoking. Pets considered.",
    "Avail. from 1 Dec.",
    "More than one applicant? Each adult applies.",
    "Above-ground pool, looked after by us.",
    "Over 40 photos online.",
    "Gas approx $60 a month.",
    "The dog park, not the flat, has a leash rule.",
    "Lease 6 or 12 months, neg.",
    "Small body corporate, friendly to pets.",
    "Two weeks' rent plus four weeks' bond moves you in.",
  ],
  price_text: ["$900 pw, bond $3,600", "$900 weekly"],
} as const;
