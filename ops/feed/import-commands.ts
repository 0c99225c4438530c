import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { openFolders, toWorkName } from "#app/feed/arrival/folders.server.ts";
import { awaitImportLease } from "#app/feed/arrival/lease.server.ts";
import { keepStripped } from "#app/feed/arrival/take-file.server.ts";
import { createTroubleMail } from "#app/feed/arrival/trouble-mail.server.ts";
import { withContent, ZipError } from "#app/feed/arrival/unpack.server.ts";
import type { FeedSettings } from "#app/feed/feed-settings.ts";
import type { Content } from "#app/feed/format.ts";
import {
  checkFile,
  findProvider,
  type Imported,
  importFile,
} from "#app/feed/importing/import-file.server.ts";
import type { OpenFeed } from "#app/feed/open-feed.server.ts";
import { parseCounts } from "#app/feed/store/feed-files.server.ts";
import type { FeedFileRow } from "#app/feed/store/feed-rows.ts";
import { openPictureFiles } from "#app/pictures/picture-files.server.ts";
import { hashFile } from "#app/pictures/save-stream.server.ts";
import { getFormat } from "#app/slots/feed.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import type { Environment } from "#server/environment/environment.ts";
import { type Printed, toCounts, toRefusal, toReportLines } from "./report-lines.ts";

type Settings = Pick<Environment, "dataDir" | "publicOrigin"> & { feed?: FeedSettings };

/** Reports what an import would do and how each home's values are read, without writing. */
export async function check(feed: OpenFeed, path: string, now: number): Promise<Printed> {
  const file = await findFile(path);
  const keepPicture = async (picture: string) => picture;
  const place = { scratch: toScratch(now), keepPicture };
  return withContent(file, place, async (content) => {
    const report = await checkFile(content, { ...feed, now });
    const printed = toReportLines(report);
    if (report.state === "refused") return printed;
    const provider = await findProvider(content.files, feed.providers);
    const today = toAgencyTime(now).slice(0, "2026-11-24".length);
    const tables = await getFormat().explain(content.files, provider, { ...feed.agency, today });
    return { ...printed, lines: [...printed.lines, ...tables] };
  }).catch(toZipRefusal);
}

function toZipRefusal(error: unknown): Printed {
  if (error instanceof ZipError) return toRefusal(error.message);
  throw error;
}

/** Imports a file. Pictures of a ZIP are stored in `dataDir` for the server to encode. */
export async function importNow(
  feed: OpenFeed,
  path: string,
  now: number,
  settings: Settings,
): Promise<Printed> {
  const file = await findFile(path);
  const { tell } = createTroubleMail({
    ...settings,
    db: feed.db,
    getTeam: feed.texts.get,
  });
  const { keep } = await openPictureFiles(toPictureFolder(settings.dataDir));
  const options = {
    ...feed,
    id: makeId(now),
    name: basename(path),
    sha256: await hashFile(file),
    now,
    isRetry: true,
  };
  const place = { scratch: toScratch(now), keepPicture: keep };
  return withContent(file, place, (content) =>
    awaitImportLease(feed.db, async () => {
      const imported = await importFile(content, options);
      if (imported.row.state === "held") await keepHeld(content, imported, options, settings);
      // The principal decides about held files and homes, so gets a mail; only the caller learns of a refused file.
      if (imported.report && imported.row.state !== "refused") await tell(imported.row.id);
      return describeImport(imported, settings);
    }),
  ).catch(toZipRefusal);
}

function describeImport({ row, report }: Imported, settings: Pick<Settings, "feed">): Printed {
  const printed = report ? toReportLines(report) : describeEarlier(row);
  return row.state === "held" ? { ...printed, lines: [...printed.lines, whatToDo(row, settings)] } : printed;
}

/** Stores a held file where approve and reject look for it. */
async function keepHeld(
  content: Content,
  { row }: Imported,
  { providers, name }: Pick<OpenFeed, "providers"> & { name: string },
  { feed }: Pick<Settings, "feed">,
) {
  if (!feed) return;
  const { held } = await openFolders(feed.directory);
  const provider = providers.find((each) => each.name === row.provider) ?? {};
  await keepStripped(content, { folder: held, workName: toWorkName(row.id, name), provider });
}

function describeEarlier(row: Imported["row"]): Printed {
  return {
    lines: [`These bytes were imported before: ${describeFile(row)}`],
    exitCode: row.state === "done" ? 0 : 2,
  };
}

function whatToDo({ id }: Imported["row"], { feed }: Pick<Settings, "feed">) {
  return feed
    ? `Nothing has changed. Is this intended? npm run feed -- approve ${id}; else npm run feed -- reject ${id}`
    : "Nothing has changed. Is this intended? Set FEED_DIR, where files wait, and import it again to approve it.";
}

async function findFile(path: string) {
  const file = resolve(path);
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Error(`There is no file ${file}.`);
  if (!found.isFile()) throw new Error(`${file} is not a file: name one of XML, or a ZIP.`);
  return file;
}

function toScratch(now: number) {
  return join(tmpdir(), `site-feed-${makeId(now)}`);
}

export function describeFile({
  id,
  provider,
  state,
  reason,
  counts,
}: Pick<FeedFileRow, "id" | "provider" | "state" | "reason" | "counts">) {
  const outcome = state === "done" ? toCounts(parseCounts({ counts })) : state;
  const why = reason ?? (state === "reading" ? "not finished yet" : undefined);
  return `${id}  ${provider}  ${[outcome, ...(why ? [why] : [])].join(": ")}`;
}
