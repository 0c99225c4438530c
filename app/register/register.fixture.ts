import type { Database } from "#app/store/database.server.ts";
import { saleFormat } from "../homes/record/sale-record.ts";
import { type ApplyOptions, apply } from "./decide/apply.server.ts";
import { file, NOW } from "./incoming.fixture.ts";
import { readPublishedList } from "./publish/published-homes.server.ts";
import type { FeedFile, IncomingHome } from "./register.ts";
import { announceNews } from "./revision.server.ts";

/** Applies the homes of a file and publishes them. */
export async function takeIn(
  db: Database,
  file: FeedFile,
  homes: readonly IncomingHome[],
  options: ApplyOptions = { now: NOW },
) {
  const reports = await apply(db, file, homes, options);
  await announceNews(db, "new homes", { now: options.now, isIdle: true });
  return reports;
}

let files = 0;
/** Each call counts as a new file. */
export function bring(db: Database, homes: IncomingHome[], now = NOW) {
  files += 1;
  return takeIn(db, file(`file-${files}`), homes, { now });
}

export async function outcomes(db: Database, ...homes: IncomingHome[]) {
  return (await bring(db, homes)).map(({ outcome }) => outcome);
}

/** Reads the published records of a supplied file. */
export async function readList<Each = Entry>(db: Database, file = saleFormat.file): Promise<Each[]> {
  const list = await readPublishedList(db, file);
  return JSON.parse(JSON.stringify(list?.records ?? []));
}

/** Reads published sales: id and status, or what `pick` returns. */
export async function read(
  db: Database,
  pick = ({ id, status }: Entry): unknown => `${id} ${status ?? "shown"}`,
) {
  return (await readList(db)).map(pick);
}

export type Entry = { id: string; status?: string; title: string; pictures?: { src: string; alt: string }[] };
