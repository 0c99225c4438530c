import "../plain-faults.ts";
import { toAgencyTime, withAgencyOffset } from "#app/agency/agency-time.ts";
import { toCsv } from "#app/enquiries/export-enquiries.server.ts";
import { parseCampaign, toCampaignWords } from "#app/enquiries/store/campaign.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { chooseCommand, runToEnd } from "../command.ts";
import { writePrivately } from "../enquiries/export.ts";

const usage = `npm run newsletter -- subscribers [--csv FILE]    who gets the newsletter; as a file for a spreadsheet

Issues are written and sent in the office. Reads DATA_DIR and DATABASE_URL, as the server does; it may run at the same time.
Example: npm run newsletter -- subscribers --csv readers.csv`;

await runToEnd(async () => {
  const given = readOptions(usage, { allowPositionals: true, options: { csv: { type: "string" } } });
  await chooseCommand<DatabaseOptions, void>(usage, given, {
    subscribers: { options: ["csv"], run: (store) => listSubscribers(store, given.values.csv) },
  })(parseEnvironment(process.env));
  return 0;
});

/** Prints the confirmed subscribers, or writes them into a file that only its owner may read. */
async function listSubscribers(store: DatabaseOptions, csv?: string) {
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
    .map(({ email, confirmed_at, wording, campaign }) => [
      email,
      withAgencyOffset(toAgencyTime(confirmed_at ?? 0)),
      wording,
      toCampaignWords(parseCampaign(campaign) ?? {}),
    ]);
  const count = (state: string) => all.filter((subscriber) => subscriber.state === state).length;
  if (csv) await writePrivately(csv, [toCsv([["email", "confirmed", "agreed to", "campaign"], ...readers])]);
  else for (const [email, confirmed = ""] of readers) console.log(`${confirmed.slice(0, 10)}  ${email}`);
  console.log(
    `${formatCount(readers.length, "subscriber")}${csv ? ` written to ${csv}: personal data, delete it when you no longer need it` : ""}; ${count("asked")} not confirmed, ${count("left")} unsubscribed, erased after seven days.`,
  );
}
