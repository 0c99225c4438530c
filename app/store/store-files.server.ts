import { join } from "node:path";

/** The store, unless there is a DATABASE_URL. */
export function toSqliteFile(dataDir: string) {
  return join(dataDir, "enquiries.sqlite");
}

/** The published texts as they were last read from the store. */
export function toTextsFile(dataDir: string) {
  return join(dataDir, "texts.json");
}

/** Where mails are written as files, when there is no SMTP server. */
export function toMailFolder(dataDir: string) {
  return join(dataDir, "mail");
}

/** Where pictures and documents of the feed lie, and are served from. */
export function toPictureFolder(dataDir: string) {
  return join(dataDir, "pictures");
}
