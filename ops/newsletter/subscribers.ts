import { toCsv } from "#app/enquiries/export/csv.ts";
import { formatCount } from "#app/region/format.ts";
import { type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { writePrivately } from "../enquiries/export.ts";

/** Prints the confirmed subscribers, or writes them into a file that only its owner may read. */
export async function listSubscribers(store: DatabaseOptions, csv?: string) {
  const db = await openDatabase(store);
  const all = await db
    .selectFrom("subscriber")
    .selectAll()
    .orderBy("confirmed_at")
    .orderBy("email")
    .execute();
  await db.destroy();
  const readers = all
    .filter(({ state }) => state === "confirmed")
    .map(({ email, confirmed_at, wording }) => [email, new Date(confirmed_at ?? 0).toISOString(), wording]);
  const count = (state: string) => all.filter((subscriber) => subscriber.state === state).length;
  if (csv) await writePrivately(csv, [toCsv([["email", "confirmed", "agreed to"], ...readers])]);
  else for (const [email, confirmed = ""] of readers) console.log(`${confirmed.slice(0, 10)}  ${email}`);
  console.log(
    `${formatCount(readers.length, "subscriber")}${csv ? ` written to ${csv}: personal data, delete it when it has served` : ""}; ${count("asked")} not confirmed, ${count("left")} unsubscribed, erased after seven days.`,
  );
}
