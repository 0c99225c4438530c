import { setImmediate as giveWay } from "node:timers/promises";
import type { Database } from "#app/store/database.server.ts";
import { saleKind } from "../../record/sale-record.ts";
import { findOverrides } from "../by-hand/overrides.server.ts";
import { applyOverrides } from "../by-hand/overrides.ts";
import { toPublished } from "../identity/known-homes.server.ts";
import { ADOPTED } from "../identity/namesakes.server.ts";
import { findPictures } from "../pictures/picture-rows.server.ts";
import type { Published } from "../register.ts";
import { getRevision } from "../revision.server.ts";
import type { RegisterRow } from "../store/register-rows.ts";
import { toEntry, toPlaceholder } from "./to-entry.ts";
import { withhold } from "./withhold.ts";

const HOMES_A_BATCH = 200;

/** Says that no home is meant; an empty list would be held as an export that went wrong (docs/listings-files.md). */
const NO_HOMES = [{ id: "none", status: "withdrawn" }];

const shown: ReadonlySet<RegisterRow["state"]> = new Set(["live", "sold", "leased"]);

type PublishedHomesOptions = { folder: string; onError: (error: unknown) => void };

/**
 * The register's homes as the lists of the supplied files, for the catalogue: with the same bytes and time in every
 * process.
 */
export function openPublishedHomes(db: Database, options: PublishedHomesOptions) {
  return {
    ...options,
    getRevision: async () => (await getRevision(db)).number,
    async read(file: string) {
      const { number, changedAt } = await getRevision(db);
      if (number === 0) return undefined;
      const list = await makeList(db, file === saleKind.file ? "sale" : "rental");
      return { ...list, revision: number, changedAt };
    },
  };
}

/** A batch of homes at a time, so that nothing else waits long; a home on each line. */
async function makeList(db: Database, offer: RegisterRow["offer"]) {
  const records: object[] = [];
  const lines: string[] = [];
  for (let after = 0; ; ) {
    const rows = await findPlaced(db, offer, after);
    const last = rows.at(-1)?.position;
    if (!last) break;
    after = last;
    const entries = await makeEntries(db, rows);
    records.push(...entries);
    lines.push(entries.map((entry) => JSON.stringify(entry)).join(",\n"));
    // SQLite answers without ever letting go of the processor.
    await giveWay();
  }
  if (records.length === 0) return { records: NO_HOMES, text: `${JSON.stringify(NO_HOMES)}\n` };
  return { records, text: `[${lines.join(",\n")}]\n` };
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
