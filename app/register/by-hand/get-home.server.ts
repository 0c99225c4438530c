import { findPictures } from "#app/pictures/picture-rows.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toKnownHomes, toPublished } from "../identity/known-homes.server.ts";
import { ADOPTED } from "../identity/namesakes.server.ts";
import { toPriceWords } from "../price-words.ts";
import { type Fields, parseRecord } from "../register.ts";
import { type RegisterRow, type RegisterVersionRow, shownStates } from "../store/register-rows.ts";
import { toEntry } from "../to-entry.ts";
import {
  applyOverrides,
  findOverrides,
  type HeldOverride,
  HIDDEN,
  type Override,
  toOverride,
} from "./overrides.server.ts";

/** The agentID of homes written in the office. */
export const OFFICE = "OFFICE";

export type HandHome = {
  row: RegisterRow;
  newest: RegisterVersionRow;
  /** The sender's fields with the fetched pictures; for a draft, the fields written so far. */
  sent: Fields;
  overrides: readonly HeldOverride[];
  /** The fields shown on the site, or if hidden those that would be: the sender's with the office's edits. */
  shown: Fields;
  /** Whether the office has taken it off the site. */
  isHidden: boolean;
};

/** Returns a home for work in the office; undefined if it does not exist. */
export async function getHandHome(db: Database, id: string): Promise<HandHome | undefined> {
  const row = await db.selectFrom("register").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const [known] = (await toKnownHomes(db, [row])).values();
  if (!known) throw new Error(`The register has no version of ${id}`);
  const { newest, published = newest } = known;
  const { record, media } = toPublished(published);
  const pictures = await findPictures(
    db,
    media.map(({ url }) => url),
  );
  const sent = toEntry(row, { record, media }, pictures);
  const all = (await findOverrides(db, [id])).get(id) ?? [];
  const overrides = all.filter(({ part }) => part !== HIDDEN);
  const isHidden = overrides.length < all.length;
  return { row, newest, sent, overrides, shown: toShown(row, sent, overrides), isHidden };
}

/**
 * The fields of a home as visitors see them. Missing values are unknown; only records in the specification's form state
 * by omission that there is no parking, and get features from their description.
 */
export function toShown(
  row: Pick<RegisterRow, "agent_id" | "offer" | "state">,
  sent: Fields,
  overrides: readonly Override[],
): Fields {
  const shown = applyOverrides(row, sent, overrides);
  const isSupplied = row.agent_id === ADOPTED;
  const isEdited = overrides.some(({ part }) => part === "facts");
  const rooms = row.offer === "sale" ? { beds: null, baths: null } : { bedrooms: null, bathrooms: null };
  return {
    ...(isSupplied ? {} : { facts: {} }),
    ...(isSupplied && !isEdited ? {} : { parking: null, ...rooms }),
    ...shown,
  };
}

/** Whether the home was written in the office, so that no software sends it. */
export function isOfOffice({ agent_id }: Pick<RegisterRow, "agent_id">) {
  return agent_id === OFFICE;
}

/** Whether software sends the home, rather than the office or a supplied file. */
export function hasSender({ agent_id }: Pick<RegisterRow, "agent_id">) {
  return agent_id !== OFFICE && agent_id !== ADOPTED;
}

/** Whether it is published and neither hidden nor withdrawn. */
export function isOnSite({ row, shown, isHidden }: HandHome) {
  return shownStates.includes(row.state) && !isHidden && shown.status !== "withdrawn";
}

/** Whether it is still being written in the office, and was never published. */
export function isDraft({ newest }: Pick<HandHome, "newest">) {
  return newest.state === "draft";
}

/** A published price or guide, with its author and the start of its publication (ms). */
export type Statement = { words: string; author: string; at: number };

/**
 * Every price statement of a home in order of publication (Property and Stock Agents Act 2002), from its versions and
 * the office's edits, which are never deleted.
 */
export async function findStatements(db: Database, homeId: string): Promise<Statement[]> {
  const home = await db.selectFrom("register").select("offer").where("id", "=", homeId).executeTakeFirst();
  if (!home) return [];
  const versions = await db
    .selectFrom("register_version")
    .select(["author", "record", "created_at"])
    .where("home_id", "=", homeId)
    .where("state", "=", "published")
    .orderBy("number")
    .execute();
  const overrides = await db.selectFrom("override").selectAll().where("home_id", "=", homeId).execute();
  const moments = [
    ...versions.map(({ created_at, author }) => ({ at: created_at, author })),
    ...overrides.map(({ created_at, author }) => ({ at: created_at, author })),
    ...overrides.flatMap(({ ended_at, ended_by }) =>
      ended_at === null ? [] : [{ at: ended_at, author: ended_by ?? "" }],
    ),
  ].sort((one, other) => one.at - other.at);
  const statements: Statement[] = [];
  for (const { at, author } of moments) {
    const version = versions.findLast(({ created_at }) => created_at <= at);
    if (!version) continue;
    const held = overrides.filter((each) => each.created_at <= at && (each.ended_at ?? Infinity) > at);
    const record = applyOverrides({ state: "live" }, parseRecord(version), held.flatMap(toOverride));
    const words = toPriceWords(record, home);
    if (words !== statements.at(-1)?.words) statements.push({ words, author, at });
  }
  return statements;
}
