import { execFileSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { makeQuestion, saveTestEnquiry } from "#app/enquiries/delivery/delivery.fixture.ts";
import type { Database, DatabaseOptions } from "#app/store/database.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { runCommand } from "../run-command.fixture.ts";

const now = Date.UTC(2026, 10, 21);

export const save = (db: Database) => saveTestEnquiry(db, makeQuestion(), now);
export const readIds = async (db: Database) =>
  (await db.selectFrom("enquiry").select("id").execute()).map(({ id }) => id);

/** Makes a site with pictures and an agency folder; returns the environment variables that name its places. */
export function makeSite({ dataDir, databaseUrl }: DatabaseOptions) {
  const agencyDir = join(makeFolder(), "our agency");
  const pictures = join(dataDir, "pictures");
  const backups = join(makeFolder(), "backups");
  for (const folder of [join(pictures, "kept"), join(dataDir, "contracts"), join(agencyDir, "public")])
    mkdirSync(folder, { recursive: true });
  for (const file of [
    join(pictures, "a.jpg"),
    join(pictures, "kept", "b"),
    join(dataDir, "contracts", "c.pdf"),
    join(agencyDir, "public", "c.avif"),
  ])
    writeFileSync(file, randomBytes(200_000));
  cpSync("agencies/headland/agency.json", join(agencyDir, "agency.json"));
  const env = { ...toVariables({ dataDir, databaseUrl }), AGENCY_DIR: agencyDir, BACKUP_DIR: backups };
  return { env, agencyDir, pictures, backups };
}

export function toVariables({ dataDir, databaseUrl }: DatabaseOptions): Record<string, string> {
  const PATH = [inject("postgres")?.bin, process.env.PATH].filter(Boolean).join(":");
  return { PATH, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

export const backup = (env: NodeJS.ProcessEnv, ...words: string[]) =>
  runCommand("ops/backup/main.ts", words, env);
export const restore = (env: NodeJS.ProcessEnv, file: string, ...words: string[]) =>
  runCommand("ops/restore/main.ts", ["--from", file, ...words], env);

/** SHA-256 of every file below a folder, by path. */
export function hashAll(folder: string) {
  const files = globSync("**/*", { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  return files.sort().map((name) => {
    const hash = createHash("sha256").update(readFileSync(join(folder, name)));
    return `${hash.digest("hex")} ${name}`;
  });
}

/** Unpacks a backup's store with GNU tar alone. Returns its folder. */
export function unpackStore(file: string) {
  const folder = makeFolder();
  execFileSync("tar", ["-xzf", file, "-C", folder, "--wildcards", "store.*"]);
  return folder;
}
