import type { Database } from "#app/store/database.server.ts";
import { saleKind } from "../record/sale-record.ts";
import { file, NOW } from "./incoming.fixture.ts";
import { openRegister } from "./open-register.server.ts";
import { openPublishedHomes } from "./publish/published-homes.server.ts";
import type { IncomingHome } from "./register.ts";

let files = 0;
/** Each call is another file. */
export function bring(db: Database, homes: IncomingHome[], now = NOW) {
  files += 1;
  return openRegister(db).apply(file(`file-${files}`), homes, { now });
}

export async function outcomes(db: Database, ...homes: IncomingHome[]) {
  return (await bring(db, homes)).map(({ outcome }) => outcome);
}

/** What visitors see of the register: the records of a supplied file. */
export async function readList<Each = Entry>(db: Database, file = saleKind.file): Promise<Each[]> {
  const homes = openPublishedHomes(db, { folder: "", onError: () => {} });
  const list = await homes.read(file);
  return list ? JSON.parse(list.text) : [];
}

/** The published sales: id and status, or what `pick` picks. */
export async function read(
  db: Database,
  pick = ({ id, status }: Entry): unknown => `${id} ${status ?? "shown"}`,
) {
  return (await readList(db)).map(pick);
}

export type Entry = { id: string; status?: string; title: string; pictures?: { src: string; alt: string }[] };
