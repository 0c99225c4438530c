import { href } from "react-router";
import { isPermitted, type Role } from "#app/core/permission.ts";
import { formatCount } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { countHeld } from "../store/known-homes.server.ts";
import type { HeldAlerts } from "./held-on-today.tsx";
import { decideOnAlerts } from "./permission.ts";

type Reader = { db: Database; person: { role: Role } };

/** Asks a reader who may decide whether to tell followers of new homes that are held. */
export async function loadHeldAlerts({ db, person }: Reader): Promise<{ heldAlerts: HeldAlerts }> {
  const count = isPermitted(person.role, decideOnAlerts) ? await countHeld(db) : 0;
  return { heldAlerts: count === 0 ? [] : [askWhetherToTell(count)] };
}

function askWhetherToTell(count: number): HeldAlerts[number] {
  return {
    title: `${formatCount(count, "new home")} at once`,
    words:
      "That is more than usual, so the people who asked for new homes have not been told yet. Without an answer within 24 hours they won’t be.",
    action: href("/office/alerts"),
    acts: [
      { intent: "tell followers", label: "Tell those who asked", look: "primary" },
      { intent: "tell nobody", label: "Tell nobody" },
    ],
  };
}
