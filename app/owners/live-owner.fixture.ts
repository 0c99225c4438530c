import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { hashSecret } from "#app/store/make-token.server.ts";
import { addOwner, addOwnerKey } from "./owners.server.ts";

/** An owner's page that the given token opens. */
export const liveOwner = {
  toPage: (token: string) => `/owner/${token}`,
  async add(db: Database, { homeId, token, now }: { homeId: string; token: string; now: number }) {
    const owner = { id: makeId(now), home_id: homeId, name: "Maria Keller", role: "seller" } as const;
    await addOwner(db, { ...owner, email: "maria@mail.example" }, now);
    await addOwnerKey(db, owner.id, now);
    await db
      .updateTable("owner_key")
      .set({ hash: hashSecret(token) })
      .execute();
  },
};
