import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { toAddressKey } from "../homes/address/comparable-address.ts";
import { findDifferences } from "./decide/decide.ts";
import { toPublished } from "./identity/known-homes.server.ts";
import { findLiveNamesake } from "./identity/namesakes.server.ts";
import { openPlaces } from "./identity/places.server.ts";
import { type By, type Difference, type Published, parseRecord } from "./register.ts";
import { raiseRevision } from "./revision.server.ts";
import type { RegisterRow, RegisterVersionRow, State } from "./store/register-rows.ts";

/** An action on a home or a version that is not possible; the message says why. */
export class RegisterError extends Error {}

/** All versions of a home, newest first. Throws a RegisterError if there is no such home. */
export async function getHistory(db: Database, homeId: string) {
  const home = await db.selectFrom("register").selectAll().where("id", "=", homeId).executeTakeFirst();
  if (!home)
    throw new RegisterError(
      `There is no home ${homeId}; npm run feed -- why finds it by its address or headline.`,
    );
  const versions = await db
    .selectFrom("register_version")
    .selectAll()
    .where("home_id", "=", homeId)
    .orderBy("number", "desc")
    .execute();
  return { home, versions };
}

type First = Pick<RegisterRow, "id" | "agent_id" | "offer" | "state" | "position"> &
  Pick<RegisterVersionRow, "author" | "status"> & { record: Published["record"]; now: number };

/** A home that did not come from a feed file, with its first version. Without a position it is a draft. */
export function toFirst({ author, status, record, now, ...home }: First) {
  const isDraft = home.position === null;
  const version: RegisterVersionRow = {
    id: makeId(now),
    home_id: home.id,
    number: 1,
    file_id: null,
    author,
    outcome: "NEW",
    state: isDraft ? "draft" : "published",
    status,
    mod_time: null,
    source: null,
    record: JSON.stringify(record),
    media: "[]",
    differences: "[]",
    findings: "[]",
    created_at: now,
  };
  const row: RegisterRow = {
    ...home,
    unique_id: home.id,
    kind: home.offer,
    mod_time: null,
    pinned_until: null,
    hash: "",
    address: toAddressKey(record) ?? null,
    newest_version: version.id,
    published_version: isDraft ? null : version.id,
    waits_until: 0,
    left_at: null,
    relisted_as: null,
    created_at: now,
    updated_at: now,
  };
  return { row, version };
}

/** Finds the fields in which a version differs from the published one. */
export async function compareWithPublished(
  db: Database,
  homeId: string,
  number: number,
): Promise<Difference[]> {
  const { home, versions } = await getHistory(db, homeId);
  const version = findVersion(versions, homeId, number);
  const published = versions.find(({ id }) => id === home.published_version);
  return findDifferences(published && toPublished(published), toPublished(version));
}

/** Publishes an earlier version again until the sender sends something newer. Runs within a transaction. */
export async function rollBack(db: Database, homeId: string, number: number, by: By) {
  const { home, versions } = await getHistory(db, homeId);
  const version = findVersion(versions, homeId, number);
  // Attributed to the person, not to the original file.
  const back = {
    ...version,
    file_id: null,
    outcome: "PROCESSED" as const,
    state: "published" as const,
    findings: "[]",
  };
  const differences = JSON.stringify(await compareWithPublished(db, homeId, number));
  const next = (versions[0]?.number ?? 0) + 1;
  await publishVersion(db, home, { ...back, differences, number: next }, by);
  await db.updateTable("register").set({ pinned_until: home.mod_time }).where("id", "=", homeId).execute();
}

/** Publishes a version that was held for its price change. Runs within a transaction. */
export async function approveHome(db: Database, homeId: string, by: By) {
  const { home, versions } = await getHistory(db, homeId);
  const pending = findPending(versions, homeId);
  await publishInPlace(db, home, { ...pending, outcome: "PROCESSED" }, by);
}

/** Publishes a version that nobody has seen yet under its own number. Runs within a transaction. */
export async function publishInPlace(db: Database, home: RegisterRow, version: RegisterVersionRow, by: By) {
  await db.deleteFrom("register_version").where("id", "=", version.id).execute();
  await publishVersion(db, home, { ...version, state: "published" }, by);
}

/** Keeps the published version; the held one stays in the history. */
export async function rejectHome(db: Database, homeId: string, { author }: Pick<By, "author">) {
  const { versions } = await getHistory(db, homeId);
  const pending = findPending(versions, homeId);
  await db
    .updateTable("register_version")
    .set({ state: "rejected", author: `${pending.author}; rejected by ${author}` })
    .where("id", "=", pending.id)
    .execute();
}

/** Homes with a held version, or with one that the rules stopped. */
export function findWaiting(db: Database) {
  return db
    .selectFrom("register")
    .innerJoin("register_version", "register_version.id", "register.newest_version")
    .select([
      "register.id as homeId",
      "register_version.state as state",
      "register_version.findings as findings",
      "register_version.record as record",
      "register_version.created_at as createdAt",
    ])
    .where("register_version.state", "in", ["pending", "quarantined"])
    .orderBy("register_version.created_at")
    .execute();
}

/** Publishes a version. Throws a RegisterError if another live home has the same address. Runs within a transaction. */
export async function publishVersion(
  db: Database,
  home: RegisterRow,
  version: RegisterVersionRow,
  { author, now }: By,
) {
  const state = toState(version);
  const address = toAddressKey(parseRecord(version)) ?? null;
  const isArriving = state === "live" && (home.state !== "live" || address !== home.address);
  const namesake = isArriving && (await findLiveNamesake(db, { ...home, address }));
  if (namesake)
    throw new RegisterError(`${namesake.id} is on the site at this address; withdraw that one first.`);
  const id = makeId(now);
  await db
    .insertInto("register_version")
    .values({ ...version, id, author, created_at: now })
    .execute();
  const places = await openPlaces(db, []);
  await db
    .updateTable("register")
    .set({
      state,
      address,
      relisted_as: null,
      position: home.position ?? places.takePosition(home.offer),
      newest_version: id,
      published_version: id,
      pinned_until: null,
      waits_until: 0,
      updated_at: now,
    })
    .where("id", "=", home.id)
    .execute();
  await raiseRevision(db, now);
}

function toState({ status }: RegisterVersionRow): State {
  if (status === "sold" || status === "leased") return status;
  if (status === "deleted") return "removed";
  return status === "current" ? "live" : "hidden";
}

function findVersion(versions: readonly RegisterVersionRow[], homeId: string, number: number) {
  const version = versions.find((each) => each.number === number);
  if (version) return version;
  throw new RegisterError(`${homeId} has no version ${number}; it has 1 to ${versions[0]?.number ?? 0}.`);
}

function findPending(versions: readonly RegisterVersionRow[], homeId: string) {
  const [newest] = versions;
  if (newest?.state === "pending") return newest;
  throw new RegisterError(`${homeId} does not wait for anybody; npm run feed -- held lists what does.`);
}
