import { existsSync } from "node:fs";
import { mkdir, readFile, rename, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as giveWay, setTimeout as wait } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import { rentalKind } from "../../record/rental-record.ts";
import { saleKind } from "../../record/sale-record.ts";
import { findOverrides } from "../by-hand/overrides.server.ts";
import { applyOverrides } from "../by-hand/overrides.ts";
import type { Published } from "../decide/known.ts";
import { toPublished } from "../identity/known-homes.server.ts";
import { ADOPTED } from "../identity/namesakes.server.ts";
import { findPictures } from "../pictures/picture-rows.server.ts";
import { getRevision, type Revision } from "../revision.server.ts";
import type { RegisterRow } from "../store/register-rows.ts";
import { toEntry, toPlaceholder } from "./to-entry.ts";
import { withhold } from "./withhold.ts";

/** What the office changes is on the pages of every process within two seconds. */
const LOOK_EVERY_MS = 500;
/** Times as long as publishing took. */
const REST = 4;
const HOMES_A_BATCH = 200;
const MS_PER_SECOND = 1000;

/** Says that no home is meant; an empty list would be held as an export that went wrong (docs/listings-files.md). */
const NO_HOMES = '[{"id":"none","status":"withdrawn"}]\n';

const files = { sale: saleKind.file, rental: rentalKind.file } as const;
const shown: ReadonlySet<RegisterRow["state"]> = new Set(["live", "sold", "leased"]);

export type PublishOptions = {
  /** Where the site reads its listings: DATA_DIR/listings. */
  folder: string;
  /** What is published until the register has its first home, LISTINGS_DIR; without it nothing is. */
  suppliedFolder?: string;
};

/**
 * Writes the register's homes as the two files of listings, by rename, with the same bytes and time in every process.
 * While the register is empty, the supplied files.
 */
export async function publish(db: Database, revision: Revision, { folder, suppliedFolder }: PublishOptions) {
  await mkdir(folder, { recursive: true });
  for (const offer of ["sale", "rental"] as const) {
    if (revision.number > 0)
      await replaceFile(join(folder, files[offer]), await makeFile(db, offer), revision.changedAt);
    else if (suppliedFolder) await copySupplied(files[offer], suppliedFolder, folder);
  }
}

/** Whether a folder has what was published before. */
export function hasPublished(folder: string) {
  return existsSync(join(folder, files.sale));
}

/** Publishes what the register says now. */
export async function publishOnce(db: Database, options: PublishOptions) {
  await publish(db, await getRevision(db), options);
}

/** Publishes now and whenever the revision moves; what fails now is tried again. Returns the function that stops it. */
export async function startPublishing(
  db: Database,
  options: PublishOptions & {
    onError: (error: unknown) => void;
    onPublished?: (revision: Revision) => void;
    lookEveryMs?: number;
  },
) {
  let published: number | undefined;
  async function look() {
    const revision = await getRevision(db);
    if (revision.number === published) return;
    await publish(db, revision, options);
    published = revision.number;
    options.onPublished?.(revision);
  }
  const { lookEveryMs = LOOK_EVERY_MS, onError } = options;
  await look().catch(onError);

  const stop = new AbortController();
  async function run() {
    for (let tookMs = 0; ; ) {
      // A file of thousands of homes changes the register for minutes; it is not published all the while.
      await wait(Math.max(lookEveryMs, tookMs * REST), undefined, { signal: stop.signal, ref: false });
      const start = performance.now();
      await look().catch(onError);
      tookMs = performance.now() - start;
    }
  }
  const running = run().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return async () => {
    stop.abort();
    await running;
  };
}

/** The file's bytes, made a batch of homes at a time so that nothing else waits long. */
async function makeFile(db: Database, offer: RegisterRow["offer"]) {
  const parts: string[] = [];
  for (let after = 0; ; ) {
    const rows = await findPlaced(db, offer, after);
    const last = rows.at(-1)?.position;
    if (!last) return parts.length > 0 ? `[${parts.join(",\n")}]\n` : NO_HOMES;
    after = last;
    for (const entry of await makeEntries(db, rows)) parts.push(JSON.stringify(entry));
    // SQLite answers without ever letting go of the processor.
    await giveWay();
  }
}

/** The next homes that have a place in the file, with what is published of them. */
function findPlaced(db: Database, offer: RegisterRow["offer"], after: number) {
  return db
    .selectFrom("register")
    .leftJoin("register_version", "register_version.id", "register.published_version")
    .select([
      "register.id",
      "agent_id",
      "position",
      "register.state",
      "waits_until",
      "relisted_as",
      "record",
      "media",
    ])
    .where("offer", "=", offer)
    .where("position", ">", after)
    .orderBy("position")
    .limit(HOMES_A_BATCH)
    .execute();
}

async function makeEntries(db: Database, rows: Awaited<ReturnType<typeof findPlaced>>) {
  const homes = rows.map(({ id, agent_id, state, waits_until, relisted_as, record, media }) => {
    const isShown = shown.has(state) && waits_until === 0 && record !== null && media !== null;
    const published = isShown ? toPublished({ record, media }) : undefined;
    return {
      id,
      state,
      relisted_as,
      published: published && (agent_id === ADOPTED ? published : nameFeatures(published)),
    };
  });
  const urls = homes.flatMap(({ published }) => published?.media.map(({ url }) => url) ?? []);
  const pictures = await findPictures(db, [...new Set(urls)]);
  const overrides = await findOverrides(
    db,
    homes.map(({ id }) => id),
  );
  return homes.map(({ id, state, relisted_as, published }) => {
    if (!published) return toPlaceholder({ id, relisted_as });
    const entry = applyOverrides({ state }, toEntry({ id }, published, pictures), overrides.get(id) ?? []);
    return entry.status === "withdrawn" ? toPlaceholder({ id }) : withhold(entry);
  });
}

/** Only a record in the form of the supplied files is searched for keywords; any other has the features that it names. */
function nameFeatures<Home extends Published>(home: Home): Home {
  return { ...home, record: { features: [], ...home.record } };
}

async function copySupplied(name: string, from: string, to: string) {
  const bytes = await readFile(join(from, name)).catch(() => undefined);
  if (bytes) await replaceFile(join(to, name), bytes.toString());
}

/** By rename: nobody reads half a file. A file that says the same stays as it is. */
async function replaceFile(path: string, text: string, changedAt?: number) {
  if ((await readFile(path, "utf8").catch(() => undefined)) === text) return;
  const fresh = `${path}.${process.pid}.part`;
  await writeFile(fresh, text);
  if (changedAt !== undefined) await utimes(fresh, changedAt / MS_PER_SECOND, changedAt / MS_PER_SECOND);
  await rename(fresh, path);
}
