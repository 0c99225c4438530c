const multiples = new Map([
  ["", 1],
  ["k", 1_000],
  ["thousand", 1_000],
  ["m", 1_000_000],
  ["mil", 1_000_000],
  ["mill", 1_000_000],
  ["million", 1_000_000],
]);
const CENTS = 100;

/** Parses dollars as people type them, to the cent: "$2.4m", "2,400,000", "850k", "1.2 mil". Else undefined. */
export function parseAmount(text: string): number | undefined {
  const plain = text.toLowerCase().replace(/\$|aud/g, "");
  const [, figure = "", unit = ""] = /^([\d.,\s]*)([a-z]*)$/.exec(plain.trim()) ?? [];
  const multiple = multiples.get(unit);
  const number = parseNumber(figure);
  // Rounded, because 1.1 times a million is not exactly 1,100,000 in floating point.
  if (multiple === undefined || number === undefined) return undefined;
  return Math.round(number * multiple * CENTS) / CENTS;
}

/** Parses a rent, which may name its week: "$900 pw", "900 per week". */
export function parseWeeklyRent(text: string): number | undefined {
  const line = text.trim().replace(/\s+/g, " ");
  return parseAmount(line.replace(/(?:pw|p\.w\.|\/week|\/ week|per week|a week|weekly)$/i, ""));
}

/** Parses "1240", "1,240", "1 240", "4.8". Commas and spaces only separate thousands. Else undefined. */
export function parseNumber(text: string): number | undefined {
  const figure = text.trim().replace(/(\d)\s+(?=\d)/g, "$1,");
  const isNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,6})?$/.test(figure);
  return isNumber ? Number(figure.replaceAll(",", "")) : undefined;
}
