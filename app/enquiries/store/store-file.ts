import { join } from "node:path";

/** Where the store is, unless there is a DATABASE_URL. */
export function toSqliteFile(dataDir: string) {
  return join(dataDir, "enquiries.sqlite");
}

/** What this version of the tables is made of, oldest first; one that has been released keeps its name. */
export const migrationNames = ["001-enquiries", "002-tasks"] as const;
