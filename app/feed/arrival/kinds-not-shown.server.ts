import type { HomeReport } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { KIND_NOT_SHOWN } from "../format.ts";
import { findReports } from "../store/feed-files.server.ts";

export const KINDS_NOT_SHOWN =
  "The site shows homes for sale and for rent; commercial, business and holiday listings are not shown.";

/** Counts distinct listings skipped since `since` (ms) because the site does not show their kind. */
export async function countNotShown(db: Database, since = 0) {
  const skipped = (await findReports(db, KIND_NOT_SHOWN, since)).filter(isKindNotShown);
  return new Set(skipped.map(({ key }) => [key.agentId, key.uniqueId, key.kind].join("/"))).size;
}

/** Whether a listing was skipped because the site does not show its kind. */
export function isKindNotShown({ findings }: Pick<HomeReport, "findings">) {
  return findings.some(({ code }) => code === KIND_NOT_SHOWN);
}
