import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { type Imported, importFile } from "../importing/import-file.server.ts";
import { openTextFile } from "../importing/text-file.server.ts";
import { finishFile, parseReports } from "../store/feed-files.server.ts";
import type { FeedFileRow } from "../store/feed-rows.ts";
import type { Folders } from "./folders.server.ts";
import type { TakeOptions } from "./take-file.server.ts";

type HeldOptions = Pick<TakeOptions, "db" | "getEstimate" | "agency" | "providers" | "folders">;

/** Imports a held file. Throws if the file is gone. */
export async function approveFile(row: FeedFileRow, now: number, options: HeldOptions): Promise<Imported> {
  const name = await findHeld(row, options.folders);
  const path = join(options.folders.held, name);
  const { id, digest: sha256 } = row;
  const imported = await importFile(
    { files: [await openTextFile(path)] },
    { ...options, id, name, sha256, now, isApproved: true },
  );
  const archive = join(options.folders.archive, toAgencyTime(now).slice(0, "2026-11".length));
  await mkdir(archive, { recursive: true });
  await rename(path, join(archive, name));
  return imported;
}

/** Leaves the site unchanged and moves the file to the refused ones. */
export async function rejectFile(row: FeedFileRow, author: string, now: number, options: HeldOptions) {
  const name = await findHeld(row, options.folders);
  const reason = `${row.reason}; rejected by ${author}`;
  const listings = parseReports(row);
  await finishFile(options.db, row.id, { ...row, state: "refused", reason, counts: {}, listings }, now);
  await rename(join(options.folders.held, name), join(options.folders.refused, name));
}

/** Carries out decisions made in the office. A file held on another machine is left to that machine. */
export async function applyDecisions(decided: readonly FeedFileRow[], now: number, options: HeldOptions) {
  if (decided.length === 0) return;
  const here = await readdir(options.folders.held);
  for (const row of decided) {
    if (!here.some((name) => name.startsWith(`${row.id}~`))) continue;
    if (row.state === "approved") await approveFile(row, now, options);
    else await rejectFile(row, "the office", now, options);
  }
}

const waiting: readonly FeedFileRow["state"][] = ["held", "approved", "rejected"];

async function findHeld({ id, state }: FeedFileRow, { held }: Folders) {
  if (!waiting.includes(state)) throw new Error(`The file ${id} does not wait for anybody; it is ${state}.`);
  const name = (await readdir(held)).find((each) => each.startsWith(`${id}~`));
  if (name) return name;
  throw new Error(
    `The file ${id} is not in ${held} on this machine; approve it on the one that received it.`,
  );
}
