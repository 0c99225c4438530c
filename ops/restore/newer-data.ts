import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { storeTables } from "../backup/stored-tables.ts";

const names = {
  enquiry: "enquiries",
  amendment: "changes to enquiries",
  notice: "messages (made, sent or tried since: a restore may send them again)",
  subscriber: "newsletter addresses",
  handling: "states of enquiries in the office",
  handling_event: "answers, notes and other intents in the office",
  booking: "booked inspections",
  override: "changes to homes that the agency’s software sends",
  home_act: "other intents on homes in the office",
  register_version: "versions of homes that were written in the office",
  text_version: "versions of texts that the office wrote",
  person: "people of the office, or their roles",
  passkey: "phones that sign people in",
  log: "entries of the office’s log",
  shortlist: "shortlists, or visits to them",
  shortlist_member: "browsers that have a shortlist",
  shortlist_item: "homes on shortlists",
  shortlist_opinion: "votes and notes on shortlists",
} as const;

/** The feed sends its own data again. */
const own: Partial<Record<keyof typeof names, string>> = { register_version: " where file_id is null" };

/** Counts the data in the store that the backup does not have, in lines; empty if nothing would be lost. */
export function findNewerData(store: DatabaseSync, backup: string): string[] {
  try {
    store.prepare("attach database ? as backup").run(`${pathToFileURL(resolve(backup)).href}?mode=ro`);
    return storeTables.flatMap((table) => {
      // A backup from before a table was there holds nothing of it.
      const known = isInBackup(store, table) ? ` except select * from backup.${table}` : "";
      const row = store
        .prepare(`select count(*) as n from (select * from main.${table}${own[table] ?? ""}${known})`)
        .get();
      return row?.n ? [`${row.n} ${names[table]}`] : [];
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [`nobody can tell what: it cannot be compared (${reason})`];
  }
}

function isInBackup(store: DatabaseSync, table: string) {
  return store.prepare("select 1 from backup.sqlite_master where name = ?").get(table) !== undefined;
}
