/**
 * What the law asks of advertisements for homes in New South Wales, and what each rule does: "stop" keeps a listing from
 * being published, "warn" writes a line into the log. A rule holds from its date on. What it looks for is in
 * app/homes/rules; docs/listings-files.md explains them to whoever writes the files. No legal advice: have the dates
 * and levels checked before you change them.
 */
export const ruleSettings = {
  "offers-over": { level: "stop", from: "2016-01-01" },
  "range-too-wide": { level: "stop", from: "2016-01-01" },
  "below-estimate": { level: "stop", from: "2016-01-01" },
  // Announced as a reform, not verified as in force: until then it reminds.
  "no-price": { level: "warn", from: "2027-01-01" },
  // No law: who hides a price does not mean to print it in the next field.
  "hidden-price": { level: "stop", from: "2016-01-01" },
  "auction-past": { level: "warn", from: "2016-01-01" },
  "rent-not-fixed": { level: "stop", from: "2023-08-03" },
  "rent-invites-more": { level: "stop", from: "2023-08-03" },
  "no-pets": { level: "stop", from: "2025-05-19" },
  "bond-over-four-weeks": { level: "stop", from: "2011-01-31" },
  "excludes-people": { level: "stop", from: "2016-01-01" },
  "promises-outcome": { level: "stop", from: "2016-01-01" },
  "photo-consent": { level: "warn", from: "2020-03-23" },
  "licence-missing": { level: "warn", from: "2016-01-01" },
  "picture-elsewhere": { level: "warn", from: "2016-01-01" },
  "unlabelled-location": { level: "warn", from: "2016-01-01" },
} as const satisfies Record<string, { level: "stop" | "warn"; from: string }>;
