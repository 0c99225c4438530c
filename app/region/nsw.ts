import { type Region, type RegionRules, rulesEverywhere, stop, warn } from "./region.ts";

/**
 * Rules on advertisements for homes in New South Wales, each with its first day and its law. app/rules and app/wording
 * check them; docs/listings-files.md explains them to authors of the files. Not legal advice: have dates and levels
 * checked before you change them.
 */
const rules = {
  ...rulesEverywhere,
  "offers-over": stop("2016-01-01", "Property and Stock Agents Act 2002 s 73(2)"),
  "range-too-wide": stop("2016-01-01", "Property and Stock Agents Act 2002 s 72A"),
  "below-estimate": stop("2016-01-01", "Property and Stock Agents Act 2002 s 73(1)"),
  // Announced as a reform, not verified as in force. Until then it only warns.
  "no-price": warn("2027-01-01", "Announced reform of the underquoting rules, not verified as in force"),
  "auction-past": warn("2016-01-01", "Fair Trading advertising guidelines"),
  "rent-not-fixed": stop("2023-08-03", "Residential Tenancies Act 2010 s 22A(1)"),
  "rent-invites-more": stop("2023-08-03", "Residential Tenancies Act 2010 s 22A(3)"),
  "no-pets": stop("2025-05-19", "Residential Tenancies Act 2010, keeping of pets, as amended on 19 May 2025"),
  "bond-over-four-weeks": stop("2011-01-31", "Residential Tenancies Act 2010 s 159"),
  "forbidden-charge": stop(
    "2011-01-31",
    "Residential Tenancies Act 2010 s 23 (charges), s 33 (rent in advance), s 40 (rates and levies)",
  ),
  "exclusion-period": stop(
    "2025-05-19",
    "Residential Tenancies Act 2010 s 87, with ss 87E–87G, 87L and 87M, as put in by the Residential Tenancies Amendment Act 2024 (No 75)",
  ),
  "excludes-people": stop(
    "2016-01-01",
    "Anti-Discrimination Act 1977 (NSW), on accommodation and advertisements",
  ),
  "promises-outcome": stop(
    "2016-01-01",
    "Australian Consumer Law s 18 (misleading conduct) and s 30 (false representations about land)",
  ),
  "photo-consent": warn("2020-03-23", "Residential Tenancies Act 2010 s 55A"),
  "licence-missing": warn("2016-01-01", "Fair Trading advertising guidelines"),
  "picture-elsewhere": warn("2016-01-01", "Fair Trading advertising guidelines"),
  "unlabelled-location": warn("2016-01-01", "Fair Trading advertising guidelines"),
} satisfies RegionRules;

export const nsw = {
  state: "NSW",
  name: "New South Wales",
  zone: "Australia/Sydney",
  words: { strata: "Strata" },
  extent: { north: -28.15, south: -37.51, west: 140.99, east: 153.65 },
  rules,
  // Residential Tenancies Act 2010 s 159; the bond is deposited under s 162.
  bond: { mostWeeks: 4, mostWeeksInWords: "four", keeper: "NSW Fair Trading" },
  dutyCalculator: {
    office: "Revenue NSW",
    address: "https://www.apps09.revenue.nsw.gov.au/erevenue/calculators/landsalesimple.php",
  },
} satisfies Region;
