import { hash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile, toContractFolder } from "#app/store/store-files.server.ts";

const END_BYTES = 1024;

/** Whether these bytes have the header and the end marker of a PDF (ISO 32000-1, 7.5). */
export function isPdf(bytes: Uint8Array) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return text.subarray(0, 5).equals(Buffer.from("%PDF-")) && text.subarray(-END_BYTES).includes("%%EOF");
}

/** Contracts are private; statements of information are public (server/statements.ts). */
export type Paper = "contract" | "statement";

/** The size (bytes) of a home's contract and when it was stored (ms); undefined if there is none. */
export async function getContract(dataDir: string, homeId: string, paper?: Paper) {
  const found = await stat(toFile(dataDir, homeId, paper)).catch(ignoreMissing);
  return found && { bytes: found.size, since: found.mtimeMs };
}

export function readContract(dataDir: string, homeId: string, paper?: Paper) {
  return readFile(toFile(dataDir, homeId, paper)).catch(ignoreMissing);
}

export function keepContract(dataDir: string, homeId: string, bytes: Uint8Array, paper?: Paper) {
  return replaceFile(toFile(dataDir, homeId, paper), bytes);
}

export function removeContract(dataDir: string, homeId: string, paper?: Paper) {
  return rm(toFile(dataDir, homeId, paper), { force: true });
}

/** Removes contracts and statements stored before a time (ms), except those of the homes that `findKept` names. */
export async function purgeContracts(dataDir: string, before: number, findKept: () => Promise<string[]>) {
  const folder = toContractFolder(dataDir);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  if (names.length === 0) return;
  const homes = await findKept();
  const kept = new Set(homes.flatMap((id) => [toName(id, "contract"), toName(id, "statement")]));
  for (const name of names) {
    if (kept.has(name)) continue;
    const found = await stat(join(folder, name)).catch(ignoreMissing);
    if (found && found.mtimeMs < before) await rm(join(folder, name), { force: true });
  }
}

function toFile(dataDir: string, homeId: string, paper: Paper = "contract") {
  return join(toContractFolder(dataDir), toName(homeId, paper));
}

/** Hashed, because an id may have any characters. */
function toName(homeId: string, paper: Paper) {
  return `${hash("sha256", homeId)}${paper === "contract" ? "" : ".statement"}.pdf`;
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
