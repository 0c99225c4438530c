export const SPECULATION_RULES_PATH = "/speculation-rules.json";

/** What is no page, does something, or belongs to one visitor. */
const neverAhead = [
  "/*.ics",
  "/*.xml",
  "/*.json",
  "/data/*",
  "/pictures/*",
  "/newsletter*",
  "/newsletter/*",
  "/builder-preview*",
  "/contact*",
  "/appraisal*",
  "/*/*/inspection",
  "/*/*/enquire",
];

/** Pages of this site are fetched when somebody rests on a link to them; forms, which carry an id each, are not. */
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
