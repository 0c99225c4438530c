import type { DatabaseSync } from "node:sqlite";

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Throws when the file is damaged: no enquiry is to be thanked for and then not found again. */
export function checkSqlite(database: DatabaseSync) {
  const { quick_check: found } = database.prepare("pragma quick_check(1)").get() ?? {};
  if (found !== "ok") throw new DamagedStoreError(`it is damaged (${found})`);
}

/** What to do about an error on opening the store; nothing where a backup would not help. */
export function toAdvice(error: unknown) {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  const isDamaged = error instanceof DamagedStoreError || code === SQLITE_CORRUPT || code === SQLITE_NOTADB;
  return isDamaged ? " Keep the file, and bring the last backup back: npm run restore -- --from FILE" : "";
}

class DamagedStoreError extends Error {}
