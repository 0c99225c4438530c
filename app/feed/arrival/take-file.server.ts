import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { toSydneyTime } from "#app/sydney-time.ts";
import type { ImportOptions } from "../importing/import-feed.server.ts";
import { hashFile, type Imported, importFile } from "../importing/import-file.server.ts";
import type { Provider } from "../provider.ts";
import { type Folders, parseWorkName } from "./folders.server.ts";
import { type KeepPicture, withContent } from "./read-content.server.ts";
import { stripBroken, stripFeed } from "./strip.server.ts";
import { ZipError } from "./unpack.server.ts";

export type TakeOptions = Pick<ImportOptions, "register" | "agency"> & {
  folders: Folders;
  providers: readonly Provider[];
  keepPicture: KeepPicture;
  /** Something that a person should know of: a file that is refused or held, homes that are held. */
  onTrouble: (imported: Imported, name: string) => Promise<void>;
};

/**
 * Imports a file of the work folder and moves it on: to the archive, to those that wait for a person, or to those that
 * are refused. Stopped anywhere, it is taken up by calling this again.
 */
export async function takeFile(workName: string, now: number, options: TakeOptions) {
  const parsed = parseWorkName(workName);
  const path = join(options.folders.work, workName);
  if (!parsed) return void (await rm(path));
  const { folders, providers, keepPicture } = options;
  const sha256 = await hashFile(path);
  const scratch = join(folders.work, `.${parsed.id}`);
  try {
    return await withContent(path, { scratch, keepPicture }, async (content) => {
      const imported = await importFile(content, { ...options, ...parsed, sha256, now });
      await moveOn(imported, { workName, id: parsed.id, content, now, folders, providers });
      if (imported.report) await options.onTrouble(imported, parsed.name);
      return imported;
    });
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    return refuse(path, { ...parsed, sha256, now, reason: error.message }, options);
  }
}

type Refused = { id: string; name: string; sha256: string; now: number; reason: string };

/** A file that is not even looked into: it is put aside with its reason. */
export async function refuse(path: string, { id, name, sha256, now, reason }: Refused, options: TakeOptions) {
  const { register, folders } = options;
  const file = { id, name, provider: "unknown", sha256, receivedAt: now };
  const row = await register.startFile(file);
  const report = { provider: "unknown", state: "refused" as const, reason, counts: {}, listings: [] };
  if (row.state === "reading") await register.finishFile(row.id, report, now);
  await putAside(path, join(folders.refused, `${id}~${name}`), report);
  const imported: Imported = {
    row: { ...row, state: "refused", reason },
    report: { ...report, warnings: [] },
  };
  await options.onTrouble(imported, name);
  return imported;
}

type Move = {
  workName: string;
  id: string;
  content: { paths: readonly string[]; enclosed?: ReadonlyMap<string, string> };
  now: number;
  folders: Folders;
  providers: readonly Provider[];
};

async function moveOn({ row, report }: Imported, { workName, id, content, now, folders, providers }: Move) {
  const path = join(folders.work, workName);
  // The same bytes have been here before, under their first id.
  if (row.id !== id) return rm(path);
  if (row.state === "refused") return putAside(path, join(folders.refused, workName), report ?? row);
  const folder =
    row.state === "held" ? folders.held : join(folders.archive, toSydneyTime(now).slice(0, "2026-11".length));
  await mkdir(folder, { recursive: true });
  const target = join(folder, `${workName.replace(/\.(?:xml|zip)$/i, "")}.xml`);
  const provider = providers.find(({ name }) => name === row.provider);
  await stripFeed(content, `${target}.part`, { repairsAmpersands: provider?.repairsAmpersands });
  await rename(`${target}.part`, target);
  await rm(path);
}

async function putAside(path: string, target: string, report: object) {
  await writeFile(`${target}.report.json`, `${JSON.stringify(report, undefined, 2)}\n`);
  await stripBroken(path, target);
}
