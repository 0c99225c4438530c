const LONGEST = 150;
const yes = new Set(["yes", "1", "true", "y", "t"]);
const no = new Set(["no", "0", "false", "n", "f", "none", "nil", "n/a", ""]);
/** "Yes - on application": what follows is more than the answer. */
const agreeing = /^(?:(?:yes|y|true)\s*[-–—,;:/(]|yes\s)\s*(.+?)\)?$/i;

/** Yes and no in the ways of CRMs; more than one of a thing is yes. Undefined for other words. */
export function parseYes(text: string) {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L})[.!]$/u, "");
  if (no.has(word)) return false;
  return yes.has(word) || Number(word) > 0 ? true : undefined;
}

/** A yes with more words: "Yes - on application" is yes, "on application". Not for what hides: that needs a clear yes. */
export function parseYesWith(text: string): { isYes: boolean | undefined; words?: string } {
  const isYes = parseYes(text);
  const [, words] = isYes === undefined ? (agreeing.exec(text.trim().slice(0, LONGEST)) ?? []) : [];
  return words ? { isYes: true, words } : { isYes };
}
