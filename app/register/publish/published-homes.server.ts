import { setImmediate as giveWay } from "node:timers/promises";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { saleFormat } from "#app/homes/record/sale-record.ts";
import { findPictures } from "#app/pictures/picture-rows.server.ts";
import type { FeedPictureRow } from "#app/pictures/store/picture-rows.ts";
import type { Database } from "#app/store/database.server.ts";
import { toShown } from "../by-hand/get-home.server.ts";
import { findOverrides, type Override } from "../by-hand/overrides.server.ts";
import { toPublished } from "../identity/known-homes.server.ts";
import type { Published } from "../register.ts";
import { getRevision } from "../revision.server.ts";
import { type RegisterRow, shownStates } from "../store/register-rows.ts";
import { toEntry, toPlaceholder } from "../to-entry.ts";

const HOMES_A_BATCH = 200;

/**
 * A record meaning that the list is deliberately empty; a plain empty list would count as a failed export
 * (docs/listings-files.md).
 */
const NO_HOMES = [{ id: "none", status: "withdrawn" }];

/** The homes of a supplied file at the newest revision. */
export type PublishedList = { revision: number; records: readonly object[]; changedAt: number };

/**
 * The register's homes as the list of a supplied file, with the same content and time in every process. Undefined until
 * the register has a home.
 */
export async function readPublishedList(db: Database, file: string): Promise<PublishedList | undefined> {
  const { number, changedAt } = await getRevision(db);
  if (number === 0) return undefined;
  const records = await makeList(db, file === saleFormat.file ? "sale" : "rental");
  return { records, revision: number, changedAt };
}

/** Builds the list in batches, so that other work is not blocked for long. */
async function makeList(db: Database, offer: RegisterRow["offer"]): Promise<readonly object[]> {
  const records: object[] = [];
  let first: PlacedHome | undefined;
  for await (const { homes, pictures } of readPlaced(db, offer)) {
    first ??= homes[0];
    const days = await findKnownDays(db, homes, first);
    records.push(...homes.map((home) => toPublicEntry(home, pictures, days.get(home.row.id))));
    // SQLite answers synchronously; this lets other requests run.
    await giveWay();
  }
  return records.length === 0 ? NO_HOMES : records;
}

type PlacedHome = { row: RegisterRow; published?: Published; overrides: readonly Override[] };

/** Yields batches of homes with a position, in order, with their published version and fetched pictures. */
async function* readPlaced(db: Database, offer: RegisterRow["offer"]) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("register")
      .leftJoin("register_version", "register_version.id", "register.published_version")
      .selectAll("register")
      .select(["record", "media"])
      .where("offer", "=", offer)
      .where("position", ">", after)
      .orderBy("position")
      .limit(HOMES_A_BATCH)
      .execute();
    const last = rows.at(-1)?.position;
    if (!last) return;
    after = last;
    const ids = rows.map(({ id }) => id);
    const overrides = await findOverrides(db, ids);
    const homes = rows.map(({ record, media, ...row }): PlacedHome => {
      const isShown = shownStates.includes(row.state) && record !== null && media !== null;
      const published = isShown ? toPublished({ record, media }) : undefined;
      return { row, published, overrides: overrides.get(row.id) ?? [] };
    });
    const urls = homes.flatMap(({ published }) => published?.media.map(({ url }) => url) ?? []);
    yield { homes, pictures: await findPictures(db, [...new Set(urls)]) };
  }
}

function toPublicEntry(
  { row, published, overrides }: PlacedHome,
  pictures: ReadonlyMap<string, FeedPictureRow>,
  days: object = {},
) {
  if (!published || row.waits_until > 0) return { ...toPlaceholder(row), ...toLeft(row) };
  const entry = toShown(row, toEntry(row, published, pictures), overrides);
  return entry.status === "withdrawn" ? toPlaceholder({ id: row.id }) : { ...days, ...entry };
}

/** The address of a home that left the site; only the catalogue gets it. */
function toLeft({ address, state }: RegisterRow) {
  return address && (state === "hidden" || state === "removed") ? { address } : {};
}

const priceFields = ["price_aud", "price_to", "price_text", "weekly_rent_aud"];

/**
 * Finds since when each home has been listed (unknown for homes as old as `first` that were on the market before), and
 * when the sender's price last changed (unless hidden or overridden by the office).
 */
async function findKnownDays(db: Database, homes: readonly PlacedHome[], first: PlacedHome | undefined) {
  const ids = homes.map(({ row }) => row.id);
  const changes = await db
    .selectFrom("register_version")
    .select(["home_id", (eb) => eb.fn.max("created_at").as("at")])
    .where("home_id", "in", ids)
    .where("state", "=", "published")
    .where(({ eb, or }) => or(priceFields.map((name) => eb("differences", "like", `%"field":"${name}"%`))))
    .groupBy("home_id")
    .execute();
  const changedOn = new Map(changes.map(({ home_id, at }) => [home_id, toDay(at)]));
  const firstDay = toDay(first?.row.created_at);
  return new Map(
    homes.map(({ row, published, overrides }) => {
      const listedOn = toDay(row.created_at);
      const isSaid =
        published?.record.price_display !== false && !overrides.some(({ part }) => part === "price");
      const price_changed_on = isSaid ? changedOn.get(row.id) : undefined;
      return [row.id, { listed_on: listedOn === firstDay ? undefined : listedOn, price_changed_on }];
    }),
  );
}

/** PostgreSQL returns the maximum of large numbers as a string. */
function toDay(at: unknown) {
  return toAgencyDay(Number(at));
}
