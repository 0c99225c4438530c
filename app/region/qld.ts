import type { Region } from "./region.ts";

const OURS = "2016-01-01";

/** The acts and sections are named from general knowledge: the agency has them confirmed before it relies on them. */
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
    "bond-over-four-weeks": {
      level: "stop",
      from: "2024-09-30",
      law: "Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 112",
    },
  },
  bond: { mostWeeks: 4, mostWeeksInWords: "four" },
} satisfies Region;
