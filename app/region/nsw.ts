import { type DutyTables, type Region, type RegionRules, type RevenueOffice, stop, warn } from "./region.ts";

/**
 * The rules on advertisements for homes in New South Wales, each with its first day and its law. Their tests of a listing
 * are in app/homes/rules; docs/listings-files.md explains them to whoever writes the files. No legal advice: have the
 * dates and levels checked before you change them.
 */
const rules = {
  "offers-over": stop("2016-01-01", "Property and Stock Agents Act 2002 s 73(2)"),
  "range-too-wide": stop("2016-01-01", "Property and Stock Agents Act 2002 s 72A"),
  "below-estimate": stop("2016-01-01", "Property and Stock Agents Act 2002 s 73(1)"),
  // Announced as a reform, not verified as in force: until then it reminds.
  "no-price": warn("2027-01-01", "Announced reform of the underquoting rules, not verified as in force"),
  // No law: who hides a price does not mean to print it in the next field.
  "hidden-price": stop("2016-01-01", "The agency’s own word: price_display is false"),
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

/** What 1 July does not change. */
const sinceEarlier = {
  // First Home Buyers Assistance Scheme, for a home: since 1 July 2023.
  firstHome: { freeUpTo: 800_000, fullFrom: 1_000_000 },
  // Surcharge purchaser duty: since 1 January 2025.
  foreignPercent: 9,
};

/**
 * Transfer duty in New South Wales, the newest table first; dollars. A new one comes every 1 July: add it here, with the
 * page it was read on and the day of reading.
 */
export const dutyTables: DutyTables = [
  {
    // Revenue NSW, "Calculate transfer duty" (its address below), as four pages quote it that were checked against it from July to October 2026.
    from: "2026-07-01",
    until: "2027-06-30",
    lookedUp: "2026-11-26",
    least: 20,
    bands: [
      { above: 0, base: 0, per100: 1.25 },
      { above: 18_000, base: 225, per100: 1.5 },
      { above: 38_000, base: 525, per100: 1.75 },
      { above: 103_000, base: 1_662, per100: 3.5 },
      { above: 387_000, base: 11_602, per100: 4.5 },
      { above: 1_290_000, base: 52_237, per100: 5.5 },
      // Premium property duty.
      { above: 3_870_000, base: 194_137, per100: 7 },
    ],
    ...sinceEarlier,
  },
  {
    from: "2025-07-01",
    until: "2026-06-30",
    lookedUp: "2026-11-24",
    least: 20,
    bands: [
      { above: 0, base: 0, per100: 1.25 },
      { above: 17_000, base: 212, per100: 1.5 },
      { above: 37_000, base: 512, per100: 1.75 },
      { above: 99_000, base: 1_597, per100: 3.5 },
      { above: 372_000, base: 11_152, per100: 4.5 },
      { above: 1_240_000, base: 50_212, per100: 5.5 },
      // Premium property duty.
      { above: 3_721_000, base: 186_667, per100: 7 },
    ],
    ...sinceEarlier,
  },
];

export const revenueNsw: RevenueOffice = {
  name: "Revenue NSW",
  duty: "https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty/understanding-transfer-duty/calculate-transfer-duty",
  firstHome: "https://www.revenue.nsw.gov.au/grants-schemes/first-home-buyer/assistance-scheme",
};

export const nsw = {
  state: "NSW",
  name: "New South Wales",
  zone: "Australia/Sydney",
  words: { strata: "Strata" },
  extent: { north: -28.15, south: -37.51, west: 140.99, east: 153.65 },
  areaCode: "02",
  rules,
  // Residential Tenancies Act 2010 s 159; it is deposited under s 162.
  bond: { mostWeeks: 4, mostWeeksInWords: "four", keeper: "NSW Fair Trading" },
  duty: { tables: dutyTables, office: revenueNsw },
} satisfies Region;
