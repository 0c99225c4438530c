const LONGEST = 150;
/** -1 is the yes of Access and Visual Basic. */
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
/** "Yes - on application": what follows is more than the answer. "Yes/no" and "yes - not approved" are none. */
const agreeing = /^(?:yes|y|true)(?:\s*[-–—,;:/(]\s*|\s+)(?![-–—\s]|no?t?\b)(.+?)\)?$/i;
const considered =
  /^(?:pets? )?(?:allowed|welcome|considered|negotiable|(?:up)?on (?:application|request)|(?:by|subject to) (?:approval|application|negotiation))$/i;
const denied = /^(?:not?\b|unfurnished)/i;

/** Yes and no in the ways of CRMs; more than one of a thing is yes. Undefined for other words. */
export function parseYes(text: string) {
  const word = text.trim().toLowerCase().replace(/[.!]$/, "");
  if (no.has(word)) return false;
  if (yes.has(word)) return true;
  const number = Number(word);
  return Number.isNaN(number) || number < 0 ? undefined : number > 0;
}

/** A yes with more words: "Yes - on application" is yes, "on application". Not for what hides: that needs a clear yes. */
export function parseYesWith(text: string): { isYes: boolean | undefined; words?: string } {
  const isYes = parseYes(text);
  const [, words] = isYes === undefined ? (agreeing.exec(text.trim().slice(0, LONGEST)) ?? []) : [];
  return words ? { isYes: true, words } : { isYes };
}

/** Whether something is allowed: "considered" and "on application" are a yes as well, "not allowed" is a no. */
export function parseAllowed(text: string) {
  const { isYes } = parseYesWith(text);
  if (isYes !== undefined) return isYes;
  if (denied.test(text.trim())) return false;
  return considered.test(text.trim()) ? true : undefined;
}
