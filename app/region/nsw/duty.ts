import type { DutyTables, RevenueOffice } from "../duty.ts";

/**
 * Transfer duty in New South Wales, the newest table first; dollars. A new one comes every 1 July: add it here, with the
 * page it was read on and the day of reading.
 */
export const dutyTables: DutyTables = [
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
    // First Home Buyers Assistance Scheme, for a home: since 1 July 2023.
    firstHome: { freeUpTo: 800_000, fullFrom: 1_000_000 },
    // Surcharge purchaser duty: since 1 January 2025.
    foreignPercent: 9,
  },
];

export const revenueNsw: RevenueOffice = {
  name: "Revenue NSW",
  duty: "https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty",
  firstHome: "https://www.revenue.nsw.gov.au/grants-schemes/first-home-buyer/assistance-scheme",
};
