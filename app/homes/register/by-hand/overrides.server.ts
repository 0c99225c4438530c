import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { recordSchema } from "../register.ts";
import type { OverrideRow } from "../store/register-rows.ts";
import { type Override, type Part, parts } from "./overrides.ts";

const IDS_A_STATEMENT = 500;

export type HeldOverride = Override & { author: string; createdAt: number };

/** Finds the edits in force by home, in the order in which they were made. */
export async function findOverrides(db: Database, homeIds: readonly string[]) {
  const found = new Map<string, HeldOverride[]>();
  for (let start = 0; start < homeIds.length; start += IDS_A_STATEMENT) {
    const rows = await db
      .selectFrom("override")
      .selectAll()
      .where("home_id", "in", homeIds.slice(start, start + IDS_A_STATEMENT))
      .where("ended_at", "is", null)
      .orderBy("created_at")
      .execute();
    for (const row of rows) found.set(row.home_id, [...(found.get(row.home_id) ?? []), ...toOverride(row)]);
  }
  return found;
}

/** A part that this version does not know holds no more. */
export function toOverride(row: OverrideRow): HeldOverride[] {
  const part = parts.find((each) => each === row.part);
  return part
    ? [
        {
          part,
          value: v.parse(recordSchema, JSON.parse(row.value)),
          author: row.author,
          createdAt: row.created_at,
        },
      ]
    : [];
}

type By = { author: string; now: number };

/** Says it in place of what was said before; within a transaction. */
export async function saveOverride(db: Database, homeId: string, { part, value }: Override, by: By) {
  await endOverride(db, homeId, part, by);
  await db
    .insertInto("override")
    .values({
      id: makeId(by.now),
      home_id: homeId,
      part,
      value: JSON.stringify(value),
      author: by.author,
      created_at: by.now,
      ended_by: null,
      ended_at: null,
    })
    .execute();
}

/** The home's sender has the word again; within a transaction. */
export async function endOverride(db: Database, homeId: string, part: Part, { author, now }: By) {
  await db
    .updateTable("override")
    .set({ ended_by: author, ended_at: now })
    .where("home_id", "=", homeId)
    .where("part", "=", part)
    .where("ended_at", "is", null)
    .execute();
}
