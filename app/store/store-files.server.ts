import { join } from "node:path";

/** The store, unless there is a DATABASE_URL. */
export function toSqliteFile(dataDir: string) {
  return join(dataDir, "enquiries.sqlite");
}

/** Where mails are written as files, when there is no SMTP server. */
export function toMailFolder(dataDir: string) {
  return join(dataDir, "mail");
}

/** Where pictures and documents of the feed lie, and are served from. */
export function toPictureFolder(dataDir: string) {
  return join(dataDir, "pictures");
}
