const LONGEST = 150;
/** -1 is true in Access and Visual Basic. */
const yes = new Set(["yes", "1", "-1", "true", "y", "t"]);
const no = new Set([
  "no",
  "0",
  "false",
  "n",
  "f",
  "none",
  "nil",
  "null",
  "n/a",
  "na",
  "not applicable",
  "-",
  "–",
  "",
]);
/** Matches "Yes - on application", where words follow the answer, but not "Yes/no" or "yes - not approved". */
const agreeing = /^(?:yes|y|true)(?:\s*[-–—,;:/(]\s*|\s+)(?![-–—\s]|no?t?\b)(.+?)\)?$/i;
const considered =
  /^(?:pets? )?(?:furnished|allowed|welcome|considered|negotiable|(?:up)?on (?:application|request)|(?:by|subject to) (?:approval|application|negotiation))$/i;
const denied = /^(?:not?\b|unfurnished)/i;
const unfurnished = /^(?:not |un)furnished\b/i;

/** Parses yes and no as CRMs write them; a count above one is yes. Undefined for other words. */
export function parseYes(text: string) {
  const word = text.normalize("NFKC").trim().toLowerCase().replace(/[.!]$/, "");
  if (no.has(word)) return false;
  if (yes.has(word)) return true;
  const number = Number(word);
  return number >= 0 ? number > 0 : undefined;
}

/**
 * Splits "Yes - on application" into yes and "on application". Not for a field that hides something: that needs a clear
 * yes.
 */
export function parseYesWith(text: string): { isYes: boolean | undefined; words?: string } {
  const isYes = parseYes(text);
  const [, words] = isYes === undefined ? (agreeing.exec(text.trim().slice(0, LONGEST)) ?? []) : [];
  return words ? { isYes: true, words } : { isYes };
}

/** Whether a rental is furnished. Only words say that it is not: software writes 0 for a missing value. */
export function parseFurnished(text: string) {
  return parseAllowed(text) || (unfurnished.test(text.trim()) ? false : undefined);
}

/** Whether something is allowed: "considered" and "on application" mean yes, "not allowed" means no. */
export function parseAllowed(text: string) {
  const { isYes } = parseYesWith(text);
  if (isYes !== undefined) return isYes;
  if (denied.test(text.trim())) return false;
  return considered.test(text.trim()) ? true : undefined;
}
