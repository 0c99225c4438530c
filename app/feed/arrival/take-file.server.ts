import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { hashFile } from "#app/pictures/save-stream.server.ts";
import { getFormat } from "#app/slots/feed.server.ts";
import type { Content } from "../format.ts";
import type { ImportOptions } from "../importing/import-feed.server.ts";
import { type Imported, importFile, unknownProvider } from "../importing/import-file.server.ts";
import { openTextFile } from "../importing/text-file.server.ts";
import { finishFile, startFile } from "../store/feed-files.server.ts";
import { type Folders, parseWorkName } from "./folders.server.ts";
import { type KeepPicture, withContent, ZipError } from "./unpack.server.ts";

export type TakeOptions = Pick<ImportOptions, "db" | "getEstimate" | "agency"> & {
  folders: Folders;
  providers: readonly Provider[];
  keepPicture: KeepPicture;
  /** Called after a file was read or refused, because somebody may need to know. */
  onTrouble: (fileId: string) => Promise<void>;
};

/**
 * Imports a file of the work folder and moves it to the archive, the held or the refused files. If interrupted at any
 * point, it can simply be called again.
 */
export async function takeFile(workName: string, now: number, options: TakeOptions): Promise<Imported> {
  const { id, name } = parseWorkName(workName);
  const { folders, keepPicture } = options;
  const path = join(folders.work, workName);
  const scratch = join(folders.work, `.${id}`);
  try {
    return await withContent(path, { scratch, keepPicture }, async (content) => {
      const sha256 = await hashFile(path);
      const imported = await importFile(content, { ...options, id, name, sha256, now });
      await finish({ imported, workName, content }, now, options);
      return imported;
    });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return refuse(path, { id, name, sha256: await hashFile(path), now, reason: error.message }, options);
  }
}

type Taken = { imported: Imported; workName: string; content: Content };

type Refused = { id: string; name: string; sha256: string; now: number; reason: string };

/** Refuses a file without reading it, and keeps it with the reason. */
export async function refuse(
  path: string,
  { id, name, sha256, now, reason }: Refused,
  { db, folders, onTrouble }: TakeOptions,
): Promise<Imported> {
  const provider = unknownProvider.name;
  const report = { provider, state: "refused" as const, reason, counts: {}, listings: [] };
  const started = await startFile(db, { id, name, provider, sha256, receivedAt: now });
  const row = started.state === "reading" ? await finishFile(db, started.id, report, now) : started;
  await putAside(path, join(folders.refused, `${id}~${name}`), report);
  await onTrouble(row.id);
  return { row: { ...row, state: "refused", reason }, report: { ...report, warnings: [] } };
}

async function finish({ imported, workName, content }: Taken, now: number, options: TakeOptions) {
  const { row, report } = imported;
  const { folders, providers, onTrouble } = options;
  const path = join(folders.work, workName);
  const isFirst = row.id === parseWorkName(workName).id;
  // Notifies before the move: if the process is killed in between, people are notified twice rather than not at all.
  if (report || isFirst) await onTrouble(row.id);
  // The same bytes were recorded before, under an earlier id.
  if (!isFirst) return rm(path);
  if (row.state === "refused") return putAside(path, join(folders.refused, workName), report ?? row);
  const folder =
    row.state === "held" ? folders.held : join(folders.archive, toAgencyTime(now).slice(0, "2026-11".length));
  const provider = providers.find(({ name }) => name === row.provider) ?? {};
  await keepStripped(content, { folder, workName, provider });
  await rm(path);
}

async function putAside(path: string, target: string, report: object) {
  await writeFile(`${target}.report.json`, `${JSON.stringify(report, undefined, 2)}\n`);
  await stripBroken(path, target);
}

type ReadOptions = Pick<Provider, "repairsAmpersands">;

/** A file that cannot be parsed is stripped in memory; its beginning is enough for a diagnosis. */
const MOST_BROKEN_BYTES = 20 * 1024 * 1024;

/** Stores a copy of a readable file without credentials and owners' details. */
export async function keepStripped(
  content: Content,
  { folder, workName, provider }: { folder: string; workName: string; provider: ReadOptions },
) {
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${workName.replace(/\.(?:xml|zip)$/i, "")}.xml`);
  await pipeline(getFormat().write(content, provider), createWriteStream(`${target}.part`));
  await rename(`${target}.part`, target);
}

/** Stores a copy of an unparsable file without credentials and owners' details. */
async function stripBroken(path: string, target: string) {
  const { size } = await stat(path);
  if (size <= MOST_BROKEN_BYTES) {
    const { readText } = await openTextFile(path);
    let text = "";
    for await (const piece of readText()) text += piece;
    await writeFile(target, getFormat().strip(text));
  }
  await rm(path);
}
