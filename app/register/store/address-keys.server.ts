import type { Transaction } from "kysely";
import type { Tables } from "#app/module-types.ts";

/**
 * The migration 028-address-keys: addresses are compared with "Mt", "St" and street types in full and without apostrophes.
 * A home has the address of the version that is shown, else of its newest.
 */
export async function rewriteAddressKeys(db: Transaction<Tables>) {
  // Read here, because a backup is restored where there is no agency's folder yet.
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
    .where("register.address", "is not", null)
    .execute();
  for (const { id, address, record } of rows) {
    const key = toAddressKey(parseRecord({ record })) ?? address;
    if (key !== address)
      await db.updateTable("register").set({ address: key }).where("id", "=", id).execute();
  }
}
