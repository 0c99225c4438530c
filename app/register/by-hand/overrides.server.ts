import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { makeId } from "#app/store/make-id.ts";
import { type By, type Fields, recordSchema } from "../register.ts";
import type { OverrideRow, RegisterRow } from "../store/register-rows.ts";

export type HeldOverride = Override & { author: string; createdAt: number };

/** Finds the edits in force by home, in the order they were made. */
export async function findOverrides(db: Database, homeIds: readonly string[]) {
  const found = new Map<string, HeldOverride[]>();
  for (const some of inParts(homeIds)) {
    const rows = await db
      .selectFrom("override")
      .selectAll()
      .where("home_id", "in", some)
      .where("ended_at", "is", null)
      .orderBy("created_at")
      .execute();
    for (const row of rows) found.set(row.home_id, [...(found.get(row.home_id) ?? []), ...toOverride(row)]);
  }
  return found;
}

/** Parses an override; empty for a part that this release does not know. */
export function toOverride(row: OverrideRow): HeldOverride[] {
  const part = parts.find((each) => each === row.part);
  if (!part) return [];
  const value = v.parse(recordSchema, JSON.parse(row.value));
  return [{ part, value, author: row.author, createdAt: row.created_at }];
}

/** Replaces the current override of a part. Runs within a transaction. */
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

/** Drops the office's edit, so that the sender's value is shown again. Runs within a transaction. */
export async function endOverride(db: Database, homeId: string, part: Part, { author, now }: By) {
  await db
    .updateTable("override")
    .set({ ended_by: author, ended_at: now })
    .where("home_id", "=", homeId)
    .where("part", "=", part)
    .where("ended_at", "is", null)
    .execute();
}

/** Groups of fields that the office edits and reverts together. */
const parts = [
  "headline",
  "text",
  "price",
  "inspections",
  "auction",
  "result",
  "agents",
  "pictures",
  "outcome",
  "facts",
  "features",
  "position",
  "reletting",
  "hidden",
] as const;
export type Part = (typeof parts)[number];

/** The part for a home that the office has taken off the site. */
export const HIDDEN = "hidden" satisfies Part;

/** Values that the office sets for fields of a record, such as "beds" or "facts.pool"; null removes a field. */
export type Override = { part: Part; value: Fields };

/** Statuses of a home on the market. */
const onMarket: readonly unknown[] = ["current", "under-offer", "deposit-taken"];

/** A record with the office's overrides. A home that its sender took off the market stays off. */
export function applyOverrides(
  { state }: Pick<RegisterRow, "state">,
  record: Fields,
  overrides: readonly Override[],
): Fields {
  const isOver = state === "sold" || state === "leased";
  const isValid = ({ part, value }: Override) =>
    !(isOver && part === "outcome" && onMarket.includes(value.status));
  const [hidden = [], others = []] = [true, false].map((isHidden) =>
    overrides.filter(({ part }) => (part === HIDDEN) === isHidden),
  );
  // A hidden home is off the site, whatever other edits exist.
  const valid = [...others.filter(isValid), ...hidden];
  const said: Fields = Object.assign({}, ...valid.map(({ value }) => value));
  const fields: Record<string, unknown> = { ...record };
  for (const [path, value] of Object.entries(said)) {
    const [field = "", name] = path.split(".");
    fields[field] = name ? without({ ...toInner(fields[field]), [name]: value }) : value;
  }
  return without(fields, said);
}

/** Parts of which only the changed fields are kept, so that the sender's other fields still come through. */
const byField: readonly Part[] = ["facts", "features"];

/** An override as stored; fields of an object are stored one by one, as "facts.pool". */
export function toKept({ part, value }: Override, sent: Fields): Override {
  if (!byField.includes(part)) return { part, value };
  const pairs = Object.entries(value).flatMap(([field, next]): [string, unknown, unknown][] => {
    const before = sent[field];
    if (!isObject(next) && !isObject(before)) return [[field, next, before]];
    const [fresh, old] = [toInner(next), toInner(before)];
    const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
    return names.map((name) => [`${field}.${name}`, fresh[name], old[name]]);
  });
  const different = pairs.filter(
    ([, next = null, before = null]) => JSON.stringify(next) !== JSON.stringify(before),
  );
  return { part, value: Object.fromEntries(different.map(([path, next = null]) => [path, next])) };
}

/** Drops the fields that were removed; a null of the sender stays. */
function without(fields: Fields, said: Fields = fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => said[name] !== null));
}

function toInner(value: unknown): Fields {
  return isObject(value) ? { ...value } : {};
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
