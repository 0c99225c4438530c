import { join } from "node:path";
import * as v from "valibot";
import type { Database } from "#app/store/database.server.ts";
import { inParts } from "#app/store/in-parts.ts";
import { rentalFormat } from "../homes/record/rental-record.ts";
import { saleFormat } from "../homes/record/sale-record.ts";
import { readSupplied } from "../homes/supplied/read-supplied.server.ts";
import { ADOPTED } from "./identity/namesakes.server.ts";
import { raiseRevision } from "./revision.server.ts";
import type { RegisterRow } from "./store/register-rows.ts";
import { RegisterError, toFirst } from "./versions.server.ts";

const recordsSchema = v.array(
  v.looseObject({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    address: v.optional(v.string(), ""),
    status: v.nullish(v.string()),
  }),
);

/**
 * Copies the homes of the supplied files into the register with their ids and positions, so that the feed can take
 * over. Returns how many; if there is none, nothing is written. Throws a RegisterError if the register already has
 * homes.
 */
export async function adopt(db: Database, suppliedFolder: string, now: number) {
  const homes = [
    ...(await readHomes(suppliedFolder, "sale", now)),
    ...(await readHomes(suppliedFolder, "rental", now)),
  ];
  if (homes.length === 0) return 0;
  await db.transaction().execute(async (transaction) => {
    if (await hasHomes(transaction))
      throw new RegisterError("The register has homes already; only an empty one takes files in.");
    for (const some of inParts(homes)) {
      await transaction
        .insertInto("register_version")
        .values(some.map(({ version }) => version))
        .execute();
      await transaction
        .insertInto("register")
        .values(some.map(({ row }) => row))
        .execute();
    }
    await raiseRevision(transaction, now);
  });
  return homes.length;
}

/**
 * Adopts the homes unless the register already has some; of two concurrent processes only one does. Returns how many.
 */
export async function adoptOnce(db: Database, suppliedFolder: string, now: number) {
  if (await hasHomes(db)) return 0;
  return adopt(db, suppliedFolder, now).catch(async (error: unknown) => {
    if (await hasHomes(db)) return 0;
    throw error;
  });
}

/** Whether the register has any home; until then, homes come from the supplied files. */
export async function hasHomes(db: Database) {
  return (await db.selectFrom("register").select("id").limit(1).executeTakeFirst()) !== undefined;
}

async function readHomes(folder: string, offer: RegisterRow["offer"], now: number) {
  const { file } = offer === "sale" ? saleFormat : rentalFormat;
  // An agency may have no rentals, or begin without any file.
  const bytes = await readSupplied(join(folder, file), now).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  const records = v.parse(recordsSchema, JSON.parse(bytes?.toString() ?? "[]"));
  return records.map(({ id, ...record }, index) => {
    const { state, status } = states.find((each) => each.status === record.status) ?? onMarket;
    const position = index + 1;
    return toFirst({
      offer,
      position,
      now,
      id,
      agent_id: ADOPTED,
      state,
      author: "the agency’s files",
      status,
      record,
    });
  });
}

const onMarket = { status: "current", state: "live" } as const;
const states = [
  { status: "sold", state: "sold" },
  { status: "leased", state: "leased" },
  { status: "withdrawn", state: "hidden" },
] as const;
