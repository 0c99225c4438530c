import type { Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/**
 * Migration 029-address-keys: comparable addresses spell out "Mt", "St" and street types, and drop apostrophes and words
 * such as "Villa". A home has the address of its published version, else of its newest.
 */
export async function rewriteAddressKeys(db: Transaction<Tables>) {
  // Imported here, because a backup may be restored before the agency's folder exists.
  const { toAddressKey } = await import("#app/homes/address/comparable-address.ts");
  const { parseRecord } = await import("../register.ts");
  const rows = await db
    .selectFrom("register")
    .innerJoin("register_version as version", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb("version.id", "=", fn.coalesce(ref("register.published_version"), ref("register.newest_version"))),
      ),
    )
    .select(["register.id", "register.address", "version.record"])
    .execute();
  for (const { id, address, record } of rows) {
    const key = toAddressKey(parseRecord({ record })) ?? address;
    if (key !== address)
      await db.updateTable("register").set({ address: key }).where("id", "=", id).execute();
  }
}
