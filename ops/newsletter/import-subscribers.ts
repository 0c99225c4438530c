import * as v from "valibot";
import { withAgencyOffset } from "#app/agency/agency-time.ts";
import { parseCsv } from "#app/agency/parse-csv.server.ts";
import { importSubscriber } from "#app/newsletter/store/subscribers.server.ts";
import { openDatabase } from "#app/open-database.server.ts";
import type { DatabaseOptions } from "#app/store/database.server.ts";
import { requiredEmail } from "#app/ui/form/text-rules.ts";
import { pastDay } from "#app/values/past-day.ts";
import { parseEnvironment } from "#server/environment/environment.ts";
import { type Import, leaveOutDoubles } from "../agency/import/import-file.ts";

/** The same columns as in `npm run newsletter -- subscribers --csv`. */
const subscriberSchema = v.object({
  email: v.pipe(requiredEmail("an e-mail address is expected"), v.toLowerCase()),
  confirmed: pastDay,
  "agreed to": v.pipe(v.string(), v.nonEmpty("the words that they agreed to are expected")),
});

const outcomes = {
  new: "added",
  asked: "confirmed, having asked here and not answered the mail",
  confirmed: "on the list already",
  left: "unsubscribed here, stays off the list",
} as const;

/** Imports readers who agreed on the old site as confirmed, with the day and words of their consent. */
export async function importSubscribers(
  bytes: Uint8Array,
  isWriting: boolean,
  store: DatabaseOptions = parseEnvironment(process.env),
): Promise<Import> {
  const { rows, ...read } = parseCsv(bytes, subscriberSchema);
  const { single, faults } = leaveOutDoubles(rows, "email", ({ email }) => email);
  const now = Date.now();
  const done: Import["done"] = [];
  const db = await openDatabase(store);
  try {
    await db.transaction().execute(async (transaction) => {
      for (const { line, email, confirmed, "agreed to": wording } of single) {
        const consentedAt = Date.parse(withAgencyOffset(`${confirmed}T00:00`));
        const known = await importSubscriber(transaction, { email, wording, consentedAt, now, isWriting });
        done.push({ line, name: email, outcome: outcomes[known] });
      }
    });
  } finally {
    await db.destroy();
  }
  return { ...read, faults: [...read.faults, ...faults], done };
}
