import type { Database } from "#app/store/database.server.ts";

/** How many alerts were confirmed, and how many nobody has confirmed yet. */
export async function countAlerts(db: Database) {
  const alerts = await db.selectFrom("alert").select("confirmed_at").execute();
  const confirmed = alerts.filter(({ confirmed_at }) => confirmed_at !== null).length;
  return { confirmed, asked: alerts.length - confirmed };
}

/** Followers to whom nothing is sent any more, because their mail server refused the address. */
export function findRefused(db: Database) {
  return db.selectFrom("follower").select("email").where("refused_at", "is not", null).execute();
}
