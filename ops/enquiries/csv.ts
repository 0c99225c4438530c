const FORMULA = /^[=+\-@\t\r]/;

/** A CSV file that spreadsheets read as text: every cell quoted, nothing in it taken for a formula. */
export function toCsv(rows: readonly (readonly string[])[]) {
  const byteOrderMark = "\uFEFF";
  return byteOrderMark + rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(text: string) {
  const safe = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
