const yes = new Set(["yes", "1", "true", "y"]);
const no = new Set(["no", "0", "false", "n", ""]);

/** "$1,250,000.00" as 1250000; undefined for what is no number. */
export function parseNumber(text: string) {
  const plain = text.replace(/[$,\s]/g, "");
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Yes and no in the ways of CRMs; more than one of a thing is yes. Undefined for other words. */
export function parseYes(text: string) {
  const word = text.trim().toLowerCase();
  if (no.has(word)) return false;
  return yes.has(word) || Number(word) > 0 ? true : undefined;
}
