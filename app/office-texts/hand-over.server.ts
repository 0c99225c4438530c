import { handOnTaken, readdress } from "#app/enquiries/handling/assign.server.ts";
import { getPersonByEmail } from "#app/enquiries/people/agency-people.server.ts";
import type { Database } from "#app/store/database.server.ts";

/** The enquiries of an agent who leaves are another's from now on; within a transaction. */
export async function handOver(db: Database, { from, to }: { from: string; to: string }) {
  const [left, successor] = [await getPersonByEmail(db, from), await getPersonByEmail(db, to)];
  await readdress(db, { from, to });
  if (left) await handOnTaken(db, { from: left.id, to: successor?.id });
}
