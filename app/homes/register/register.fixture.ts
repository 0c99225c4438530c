import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#app/store/database.server.ts";
import { file, NOW } from "./incoming.fixture.ts";
import { openRegister } from "./open-register.server.ts";
import { publish } from "./publish/publish.server.ts";
import type { IncomingHome } from "./register.ts";
import { getRevision } from "./revision.server.ts";

let files = 0;
/** Each call is another file. */
export function bring(db: Database, homes: IncomingHome[], now = NOW) {
  files += 1;
  return openRegister(db).apply(file(`file-${files}`), homes, { now });
}

export async function outcomes(db: Database, ...homes: IncomingHome[]) {
  return (await bring(db, homes)).map(({ outcome }) => outcome);
}

/** The published sales: id and status, or what `pick` picks. */
export async function read(
  db: Database,
  pick = ({ id, status }: Entry): unknown => `${id} ${status ?? "shown"}`,
) {
  const folder = await mkdtemp(join(tmpdir(), "site-published-"));
  await publish(db, await getRevision(db), { folder, suppliedFolder: "agencies/headland/homes" });
  const entries: Entry[] = JSON.parse(await readFile(join(folder, "coastal-listings.json"), "utf8"));
  return entries.map(pick);
}

export type Entry = { id: string; status?: string; title: string; pictures?: { src: string; alt: string }[] };
