import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;
const BUSY_MS = 200;

/** The store, with everybody else kept out until it is closed. Throws while another process has it open. */
export function lockStore(store: string) {
  const database = new DatabaseSync(store, { timeout: BUSY_MS });
  try {
    // Leaving the write-ahead log takes being alone with the file; reading and writing do not.
    database.exec("pragma journal_mode = delete; begin exclusive");
  } catch (error) {
    if (isBusy(error)) {
      database.close();
      throw new Error(
        `${store} is open in another process. Nothing was changed. Stop the server, then restore again.`,
      );
    }
    // A damaged store cannot be locked; it is replaced all the same.
  }
  return database;
}

function isBusy(error: unknown) {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
