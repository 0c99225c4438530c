import { toAgencyTime } from "#app/agency/agency-time.ts";
import { findStatements } from "#app/register/by-hand/get-home.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { ModuleCommand } from "../module-command.ts";

/** Of `npm run office`. */
export const registerStatements: ModuleCommand = {
  name: "statements",
  takes: "HOME",
  does: "every price of a home that was published, when, and by whom",
  run: ({ db }, id = "") => statements(db, id),
};

/** `id` as the office and its address have it. */
async function statements(db: Database, id: string) {
  const found = await findStatements(db, id);
  if (found.length === 0) throw new Error(`The register has no home ${JSON.stringify(id)} with a price.`);
  for (const { at, author, words } of found)
    console.log(`${toAgencyTime(at).replace("T", " ")}  ${words || "no price"}  by ${author}`);
}
