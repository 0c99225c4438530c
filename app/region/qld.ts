import { type Region, rulesEverywhere, stop, warn } from "./region.ts";

const TENANCIES = "Residential Tenancies and Rooming Accommodation Act 2008 (Qld)";

/**
 * Bond, rent and the ban on rent bidding follow the Residential Tenancies Authority and the Act of 2024 (No. 27); no
 * price guide at auctions follows commentaries on s 215 and 216; read in November 2026. The other rules are from
 * general knowledge. The agency has all of them confirmed before it relies on them.
 */
export const qld = {
  state: "QLD",
  name: "Queensland",
  zone: "Australia/Brisbane",
  words: { strata: "Body corporate" },
  extent: { north: -9.08, south: -29.18, west: 137.99, east: 153.56 },
  rules: {
    ...rulesEverywhere,
    "guide-at-auction": stop("2014-12-01", "Property Occupations Act 2014 (Qld) s 216"),
    "excludes-people": stop(
      "2016-01-01",
      "Anti-Discrimination Act 1991 (Qld), on accommodation and advertisements",
    ),
    "rent-not-fixed": stop("2009-07-01", `${TENANCIES} s 57`),
    "rent-invites-more": stop("2024-06-06", `${TENANCIES} s 57`),
    // The Act lists the grounds of a refusal. The industry concludes that no advertisement may refuse pets.
    "no-pets": warn("2022-10-01", `${TENANCIES} s 184E`),
    "bond-over-four-weeks": stop("2024-09-30", `${TENANCIES} s 112`),
  },
  // Deposited with the authority under s 116 of the Act of 2008.
  bond: { mostWeeks: 4, mostWeeksInWords: "four", keeper: "the Residential Tenancies Authority" },
  dutyCalculator: {
    office: "the Queensland Revenue Office",
    address: "https://qro.qld.gov.au/duties/transfer-duty/calculate/transfer-duty-estimator/",
  },
} satisfies Region;
