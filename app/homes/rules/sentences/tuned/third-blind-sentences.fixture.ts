/** A hundred more, written by somebody who had seen neither the rules nor the sentences before them. */
export const unlawfulSales = {
  "offers-over": {
    description: [
      "Asking price: offers above $1.45 million.",
      "Price guide upwards of $2,400,000, don't wait.",
      "Our vendors will look at anything north of 2.4m.",
      "$1.2M+ and you can call it yours!",
      "From $899,000 – be quick, this won't last the weekend.",
      "Buyers from $1,650,000 should inspect on Saturday.",
      "Expressions of interest over $2.75 million considered before Christmas.",
      "Offers starting at $1,150,000 will be presented to the owner.",
      "The price is $2,400,000 or better.",
      "Offers from 1.3 mil, vendor committed elsewhere.",
      "Nothing less than $740,000 will be entertained.",
      "Bidding is expected to exceed $1.8m on the night.",
      "Price guide: high $2 millions",
      "Priced in the late 800s.",
    ],
    price_text: ["Priced to sell, o/o $879,000", "Guide $3.1m plus", "OIEO $950k"],
  },
  "range-too-wide": {
    description: [
      "Around $2.4 million would see you home.",
      "We are quoting circa 1.9m for this semi.",
      "Expect to pay in the mid 3s for a position like this.",
      "Guide $2.2m - $2.6m",
      "Approx. $1,350,000 price guide, auction 12 December.",
      "Price expectations in the early 2's.",
      "You'll need somewhere in the vicinity of $1.7m to secure it.",
      "Guiding $1.5m to $1.8m, to be sold under the hammer.",
      "Ballpark $2.3m, call Sam for a chat.",
      "The owners hope for something like $1.6m.",
    ],
    price_text: ["Low to mid $2m range", "Between $900,000 and $1.05m"],
  },
  "below-estimate": {
    description: [
      "Price guide $2,250,000.",
      "Asking $2.35m for a fast sale.",
      "Auction guide $2,100,000 to $2,300,000.",
      "Yours for $2.2 million.",
    ],
  },
  "hidden-price": {
    description: [
      "Contact the agent, though the owner would take $1,480,000.",
      "Price reduced to $1,430,000!",
      "Guide: 1.48 mil",
      "Auction this Saturday with a guide of $1.4m to $1.5m.",
    ],
  },
} as const;

export const unlawfulRentals = {
  "rent-invites-more": {
    description: [
      "Applicants may offer more than the advertised rent to improve their chances.",
      "Best offer secures the lease.",
      "Submit your highest and best rental offer with your application.",
      "Prepared to pay above $900 a week? Let us know on the form.",
      "Asking $900+ per week.",
    ],
  },
  "rent-not-fixed": {
    description: [
      "$850 to $950 per week, depending on the length of the lease.",
      "From $820 pw, water included.",
    ],
  },
  "no-pets": {
    description: [
      "Pets not permitted under any circumstances, sorry guys.",
      "The owner won't accept dogs or cats.",
      "Unfortunately animals cannot be kept in this building.",
    ],
  },
  "bond-over-four-weeks": {
    description: [
      "Bond of $5,400 is payable on signing.",
      "Six weeks' bond and two weeks in advance.",
      "A bond equal to two months' rent applies to furnished lets.",
    ],
  },
} as const;

export const lawfulAgainstEstimate = {
  description: [
    "Last sold in 2016 for $1.52 million.",
    "Auction guide $2,400,000 to $2,600,000.",
    "Price guide $2,400,000.",
    "For sale at $2,450,000, keys at exchange.",
    "Comparable sales: 9 Tern Lane, $2,350,000 in June; 22 Tern Lane, $2,700,000 in August.",
    "Insured for a replacement value of $950,000.",
  ],
  price_text: ["$2.4m - $2.6m"],
} as const;

export const lawfulSales = {
  description: [
    "The median house price in Freshwater rose from $1.9m to $3.1m in ten years.",
    "Plans for a second storey were priced at around $350,000.",
    "Strata is about $1,450 a quarter, council around $520.",
    "The house next door sold for over $3.2m in March.",
    "Gross yield of around 3.4 per cent at the present rent of $1,050 a week.",
    "The balcony offers a wonderful outlook over the lagoon.",
    "Over 600 sqm of level land with rear lane access.",
    "Step out from the kitchen, 8 metres of bench and all, to the courtyard.",
    "Three bedrooms plus study, two up and one down.",
    "The owners have spent upwards of $250,000 on the renovation.",
    "Built circa 1926, with around 280 sqm inside.",
    "Rental estimate $1,100 to $1,250 per week.",
    "Stamp duty on a purchase like this comes to around $116,000.",
    "Offers close at 5 pm on Thursday 10 December.",
    "All written offers will be considered and answered within a day.",
    "Over 2.4 hectares of bush begin behind the fence.",
    "The mid 1930s facade and the high 3 m ceilings were kept.",
    "Solar (6.6 kW+) and a battery that cost more than $24,000 three years ago.",
    "First home buyers pay no duty on homes of up to $800,000.",
    "A deposit of 10 per cent, say $240,000, is due on exchange.",
    "Early 2000s kitchen, ready for your own ideas.",
    "Pool pump and heater, worth about $8,000, are included.",
    "The primary school raised over $1m for its new hall.",
    "Bus stop 150 m from the door, city in around 35 minutes.",
    "Council rates $540 a quarter and strata $1,310.",
    "A double garage with a studio above would cost about $190,000, says the architect.",
  ],
} as const;

export const lawfulRentals = {
  description: [
    "Rent is $900 per week.",
    "Bond is $3,600, four weeks' rent.",
    "Pets considered on application.",
    "By law we cannot accept offers above the advertised rent, so please don't make one.",
    "No pet odours, freshly painted, new blinds.",
    "Two weeks' rent in advance and four weeks' bond.",
    "Parking in the next street can be had from $45 a week through the council.",
    "Lease of six or twelve months; bond of four weeks.",
    "The tenant pays water usage, usually $30 to $45 a month.",
    "Electricity comes to around $20 a week with the solar.",
    "Dogs must be on a lead in the common gardens.",
    "Pets are not a problem here.",
    "It offers more than the usual one-bedroom flat: a study and a garden.",
    "No dogs on the beach between 9 and 5, but the lagoon path allows them.",
    "No pets have lived here.",
    "Sea breezes are welcome in every room.",
    "Furniture can be hired with the flat from $60 per week.",
  ],
} as const;
