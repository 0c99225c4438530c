import "../plain-faults.ts";
import { toAgencyTime, withAgencyOffset } from "#app/agency/agency-time.ts";
import { toCsv } from "#app/enquiries/export-enquiries.server.ts";
import { parseCampaign, toCampaignWords } from "#app/enquiries/store/campaign.ts";
import { openDatabase } from "#app/open-database.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { type Environment, parseEnvironment } from "#server/environment/environment.ts";
import { readOptions } from "../../scripts/read-options.ts";
import { chooseCommand, runToEnd } from "../command.ts";
import { writePrivately } from "../enquiries/export.ts";
import { previewIssue, readIssue, sendIssue, testIssue } from "./issue.ts";

const usage = `npm run newsletter -- COMMAND    shows who gets the newsletter, and sends an issue
  subscribers [--csv FILE]              who is on the list; as a file for a spreadsheet
  preview FILE                          the issue as it goes out; sends nothing
  test FILE EMAIL                       sends it to one address, now
  send FILE                             has the site send it to every confirmed subscriber, once; says how far it is

FILE is Markdown: "# Subject" first; a line with nothing but a home's id, such as S014, becomes the home. Its name is
the issue's: sent again after a crash, or for new subscribers, it goes only to those who do not have it yet.
Reads the environment that the server reads (docs/operate.md); it may run at the same time.
Example: npm run newsletter -- preview 2026-12.md`;

await runToEnd(run);

async function run() {
  const given = readOptions(usage, { allowPositionals: true, options: { csv: { type: "string" } } });
  const environment = parseEnvironment(process.env);
  const read = (file: string) => readIssue(file, environment);
  await chooseCommand<Environment, void>(usage, given, {
    subscribers: { options: ["csv"], run: () => listSubscribers(environment, given.values.csv) },
    preview: { takes: "FILE", run: async (_, file) => previewIssue(await read(file), environment) },
    test: {
      takes: "FILE EMAIL",
      run: async (_, file, email) => testIssue(await read(file), email, environment),
    },
    send: { takes: "FILE", run: async (_, file) => sendIssue(await read(file), environment) },
  })(environment);
  return 0;
}

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
