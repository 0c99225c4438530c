import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing, toPaperName } from "#app/homes/contracts/contract-files.server.ts";
import type { ModuleServer, ModuleServices } from "#app/module-server.ts";
import { DAY_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { toContractFolder } from "#app/store/store-files.server.ts";
import { startLooking } from "#app/store/tasks.server.ts";

/** Days for which a contract is kept after its home left. */
const CONTRACT_DAYS = 365;

export const registerServer: ModuleServer = {
  name: "register",
  open: (services) => ({ stop: startUpkeep(services) }),
};

/** Removes papers of homes that left, every ten minutes. Returns a stop function. */
function startUpkeep({ db, dataDir, noteOutage }: Pick<ModuleServices, "db" | "dataDir" | "noteOutage">) {
  return startLooking(() =>
    purgePapers(db, dataDir, Date.now() - CONTRACT_DAYS * DAY_MS).catch((error: unknown) =>
      noteOutage(error, "the upkeep of the register failed; it is tried again in ten minutes"),
    ),
  );
}

/**
 * Removes contracts and statements from before a time (ms) if their home has been off the market since then, or is not
 * in the register.
 */
export async function purgePapers(db: Database, dataDir: string, before: number) {
  const folder = toContractFolder(dataDir);
  const names = (await readdir(folder).catch(ignoreMissing)) ?? [];
  if (names.length === 0) return;
  const homes = await db
    .selectFrom("register")
    .select("id")
    .where((where) => where.or([where("state", "=", "live"), where("updated_at", ">=", before)]))
    .execute();
  const kept = new Set(
    homes.flatMap(({ id }) => [toPaperName(id, "contract"), toPaperName(id, "statement")]),
  );
  for (const name of names) {
    if (kept.has(name)) continue;
    const found = await stat(join(folder, name)).catch(ignoreMissing);
    if (found && found.mtimeMs < before) await rm(join(folder, name), { force: true });
  }
}
