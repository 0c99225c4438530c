import { basename, resolve } from "node:path";
import { checkFile, importFile } from "#app/feed/import-file.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { FeedFileRow } from "#app/store/register-rows.ts";
import type { openFeed } from "#server/feed/open-feed.ts";
import { type Printed, toCounts, toReportLines } from "./report-lines.ts";

type Feed = Awaited<ReturnType<typeof openFeed>>;

/** What an import would do; nothing is written. */
export async function check(feed: Feed, path: string, now: number): Promise<Printed> {
  return toReportLines(await checkFile(resolve(path), { ...feed, now }));
}

export async function importNow(feed: Feed, path: string, now: number): Promise<Printed> {
  const { row, report } = await importFile(resolve(path), {
    ...feed,
    id: makeId(now),
    name: basename(path),
    now,
  });
  if (report) return toReportLines(report);
  return {
    lines: [`These bytes were imported before: ${describeFile(row)}`],
    exitCode: row.state === "done" ? 0 : 2,
  };
}

export function describeFile({
  id,
  provider,
  state,
  reason,
  counts,
}: Pick<FeedFileRow, "id" | "provider" | "state" | "reason" | "counts">) {
  return `${id}  ${provider}  ${state === "done" ? toCounts(JSON.parse(counts)) : `${state}: ${reason ?? "not finished yet"}`}`;
}
