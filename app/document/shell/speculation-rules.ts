import { listingFormNames } from "#app/enquiries/about-listing/listing-forms.ts";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** Not pages, or with side effects, or personal. */
const neverAhead = [
  "/*.ics",
  "/*.xml",
  "/*.json",
  "/data/*",
  "/pictures/*",
  "/newsletter*",
  "/newsletter/*",
  "/builder-preview*",
  "/shortlist*",
  "/saturday*",
  "/contact*",
  "/appraisal*",
  ...listingFormNames.map((name) => `/*/*/${name}`),
  "/*/*/ask",
];

/** Pages are prefetched on hover; forms are not, since each document has an id of its own. */
export function toSpeculationRules() {
  return {
    prefetch: [
      {
        source: "document",
        eagerness: "moderate",
        where: {
          and: [{ href_matches: "/*" }, ...neverAhead.map((path) => ({ not: { href_matches: path } }))],
        },
      },
    ],
  };
}
