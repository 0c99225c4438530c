const multiples = new Map([
  ["", 1],
  ["k", 1_000],
  ["m", 1_000_000],
  ["mil", 1_000_000],
  ["million", 1_000_000],
]);

/** Dollars as people type them: "$2.4m", "2,400,000", "850k", "2.4 million". Undefined for anything else. */
export function parseDollars(text: string): number | undefined {
  const plain = text.toLowerCase().replace(/[\s$]|aud/g, "");
  const [, figure = "", unit = ""] = /^([\d.,]{1,15})([a-z]{0,7})$/.exec(plain) ?? [];
  const multiple = multiples.get(unit);
  const number = parseFigure(figure);
  return multiple === undefined || number === undefined ? undefined : Math.round(number * multiple);
}

/** "6", "6.1 %", "6,1". */
export function parsePercent(text: string): number | undefined {
  return parseFigure(text.replace(/[\s%]|p\.?a\.?$/gi, "").replace(",", "."));
}

/** "30", "30 years"; whole numbers only. */
export function parseYears(text: string): number | undefined {
  const number = parseFigure(text.replace(/\s|years?$/gi, ""));
  return Number.isInteger(number) ? number : undefined;
}

/** A comma may only stand between thousands. */
function parseFigure(text: string) {
  const isGrouped = /^\d{1,3}(,\d{3}){1,3}(\.\d{1,4})?$/.test(text);
  if (!isGrouped && !/^\d{1,10}(\.\d{1,6})?$/.test(text)) return undefined;
  return Number(text.replaceAll(",", ""));
}
