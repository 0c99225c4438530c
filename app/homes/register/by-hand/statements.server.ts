import type { Database } from "#app/store/database.server.ts";
import { toPublished } from "../identity/known-homes.server.ts";
import { applyOverrides, toOverride } from "./overrides.server.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A price or guide that was published, from when, and by whose word. */
export type Statement = { words: string; author: string; at: number };

/**
 * Every price statement of a home in the order in which visitors read them (Property and Stock Agents Act 2002): made of
 * its versions and of what the office said, of which nothing is ever deleted.
 */
export async function findStatements(
  db: Database,
  homeId: string,
  toWords: (record: Fields, offer: "sale" | "rental") => string,
): Promise<Statement[]> {
  const home = await db.selectFrom("register").selectAll().where("id", "=", homeId).executeTakeFirst();
  if (!home) return [];
  const versions = await db
    .selectFrom("register_version")
    .selectAll()
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
    const record = applyOverrides({ state: "live" }, toPublished(version).record, held.flatMap(toOverride));
    const words = toWords(record, home.offer);
    if (words !== statements.at(-1)?.words) statements.push({ words, author, at });
  }
  return statements;
}
