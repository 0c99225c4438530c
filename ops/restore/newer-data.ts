import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { storeTables } from "../backup/verify-backup.ts";

const names = {
  enquiry: "enquiries",
  amendment: "changes to enquiries",
  notice: "messages (made, sent or tried since: a restore may send them again)",
  subscriber: "newsletter addresses",
  handling: "states of enquiries in the office",
  handling_event: "answers, notes and other acts in the office",
  person: "people of the office, or their roles",
  passkey: "phones that sign people in",
  log: "entries of the office’s log",
} as const;

/** What the store holds and the backup does not, counted, in lines; empty when nothing would be lost. */
export function findNewerData(store: DatabaseSync, backup: string): string[] {
  try {
    store.prepare("attach database ? as backup").run(`${pathToFileURL(resolve(backup)).href}?mode=ro`);
    return storeTables.flatMap((table) => {
      const row = store
        .prepare(
          `select count(*) as n from (select * from main.${table} except select * from backup.${table})`,
        )
        .get();
      return row?.n ? [`${row.n} ${names[table]}`] : [];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`nobody can tell what: it cannot be compared (${reason})`];
  }
}
