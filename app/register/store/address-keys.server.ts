import type { Transaction } from "kysely";
import { toAddressKey } from "#app/homes/address/comparable-address.ts";
import type { Tables } from "#app/module-types.ts";
import { parseRecord } from "../register.ts";

/**
 * The migration 028-address-keys: addresses are compared with "Mt", "St" and street types in full and without apostrophes.
 * A home has the address of the version that is shown, else of its newest.
 */
export async function rewriteAddressKeys(db: Transaction<Tables>) {
  const rows = await db
    .selectFrom("register")
    .innerJoin("register_version as version", (join) =>
      join.on(({ eb, fn, ref }) =>
        eb("version.id", "=", fn.coalesce(ref("register.published_version"), ref("register.newest_version"))),
      ),
    )
    .select(["register.id", "register.address", "version.record"])
    .where("register.address", "is not", null)
    .execute();
  for (const { id, address, record } of rows) {
    const key = toAddressKey(parseRecord({ record })) ?? address;
    if (key !== address)
      await db.updateTable("register").set({ address: key }).where("id", "=", id).execute();
  }
}
