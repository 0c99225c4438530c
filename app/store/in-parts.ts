/** PostgreSQL takes 65,535 values per statement, SQLite half as many. */
const ROWS_A_STATEMENT = 500;

/** Splits a list into lists of at most `size`. */
export function inParts<Item>(items: readonly Item[], size = ROWS_A_STATEMENT) {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
