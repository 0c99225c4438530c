import type { Region } from "./region.ts";

const OURS = "2016-01-01";

/**
 * Bond, rent and the ban on rent bidding are as the Residential Tenancies Authority and the Act of 2024 (No. 27) say, no
 * guide at auctions as commentaries on s 215 and 216 do; read in November 2026. The agency has all of them confirmed
 * before it relies on them.
 */
export const qld = {
  state: "QLD",
  name: "Queensland",
  areaCode: "07",
  rules: {
    "guide-at-auction": {
      level: "stop",
      from: "2014-12-01",
      law: "Property Occupations Act 2014 (Qld) s 216",
    },
    "hidden-price": { level: "stop", from: OURS, law: "The agency’s own word: price_display is false" },
    "auction-past": { level: "warn", from: OURS, law: "Australian Consumer Law s 18 (misleading conduct)" },
    "excludes-people": {
      level: "stop",
      from: OURS,
      law: "Anti-Discrimination Act 1991 (Qld), on accommodation and advertisements",
    },
    "promises-outcome": {
      level: "stop",
      from: OURS,
      law: "Australian Consumer Law s 18 (misleading conduct) and s 30 (false representations about land)",
    },
    "picture-elsewhere": {
      level: "warn",
      from: OURS,
      law: "Australian Consumer Law s 18 (misleading conduct)",
    },
    "unlabelled-location": {
      level: "warn",
      from: OURS,
      law: "Australian Consumer Law s 18 (misleading conduct)",
    },
    "rent-not-fixed": {
      level: "stop",
      from: "2009-07-01",
      law: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 57",
    },
    "rent-invites-more": {
      level: "stop",
      from: "2024-06-06",
      law: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 57",
    },
    // The Act lists the grounds of a refusal; that no advertisement may refuse is the reading of the industry.
    "no-pets": {
      level: "warn",
      from: "2022-10-01",
      law: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 184E",
    },
    "bond-over-four-weeks": {
      level: "stop",
      from: "2024-09-30",
      law: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 112",
    },
  },
  bond: { mostWeeks: 4, mostWeeksInWords: "four" },
} satisfies Region;
