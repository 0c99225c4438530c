/** First in a file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A line of a CSV file that spreadsheets read as text: every cell quoted, nothing in it taken for a formula. */
export function toCsvLine(cells: readonly string[]) {
  return `${cells.map(toCell).join(",")}\r\n`;
}

export function toCsv(lines: readonly (readonly string[])[]) {
  return BYTE_ORDER_MARK + lines.map(toCsvLine).join("");
}

const FORMULA = /^[=+\-@\t\r]/;

function toCell(text: string) {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
