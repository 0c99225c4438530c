import { hash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { toContractFolder } from "#app/store/store-files.server.ts";

/** Contracts are private; statements of information are public (server/statements.ts). */
export type Paper = "contract" | "statement";

/** The size (bytes) of a home's contract and when it was stored (ms); undefined if there is none. */
export async function getContract(dataDir: string, homeId: string, paper?: Paper) {
  const found = await stat(toPaperFile(dataDir, homeId, paper)).catch(ignoreMissing);
  return found && { bytes: found.size, since: found.mtimeMs };
}

export function readContract(dataDir: string, homeId: string, paper?: Paper) {
  return readFile(toPaperFile(dataDir, homeId, paper)).catch(ignoreMissing);
}

export function toPaperFile(dataDir: string, homeId: string, paper: Paper = "contract") {
  return join(toContractFolder(dataDir), toPaperName(homeId, paper));
}

/** Hashed, because an id may have any characters. */
export function toPaperName(homeId: string, paper: Paper) {
  return `${hash("sha256", homeId)}${paper === "contract" ? "" : ".statement"}.pdf`;
}

export function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error;
  return undefined;
}
