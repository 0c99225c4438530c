/** PostgreSQL takes 65,535 values a statement, SQLite half as many. */
const ROWS_A_STATEMENT = 500;

/** A list in lists of at most `size`. */
export function inParts<Item>(items: readonly Item[], size = ROWS_A_STATEMENT) {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size));
}
