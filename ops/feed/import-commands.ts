import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { withContent } from "#app/feed/arrival/read-content.server.ts";
import { checkFile, hashFile, importFile } from "#app/feed/importing/import-file.server.ts";
import { openPictureFiles } from "#app/feed/pictures/picture-files.server.ts";
import { makeId } from "#app/store/make-id.ts";
import type { FeedFileRow } from "#app/store/register-rows.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import type { openFeed } from "#server/feed/open-feed.ts";
import { type Printed, toCounts, toReportLines } from "./report-lines.ts";

type Feed = Awaited<ReturnType<typeof openFeed>>;

/** What an import would do; nothing is written. */
export async function check(feed: Feed, path: string, now: number): Promise<Printed> {
  const keepPicture = async (picture: string) => picture;
  return withContent(resolve(path), { scratch: toScratch(now), keepPicture }, async (content) =>
    toReportLines(await checkFile(content, { ...feed, now })),
  );
}

/** What comes along in a ZIP is kept in `dataDir`, and encoded by the server. */
export async function importNow(feed: Feed, path: string, now: number, dataDir: string): Promise<Printed> {
  const file = resolve(path);
  const { keep } = await openPictureFiles(toPictureFolder(dataDir));
  const place = { scratch: toScratch(now), keepPicture: keep };
  const { row, report } = await withContent(file, place, async (content) =>
    importFile(content, {
      ...feed,
      id: makeId(now),
      name: basename(path),
      sha256: await hashFile(file),
      now,
    }),
  );
  if (report) return toReportLines(report);
  return {
    lines: [`These bytes were imported before: ${describeFile(row)}`],
    exitCode: row.state === "done" ? 0 : 2,
  };
}

function toScratch(now: number) {
  return join(tmpdir(), `headland-feed-${makeId(now)}`);
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
