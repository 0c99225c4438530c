import * as v from "valibot";
import { holdNotices, releaseNotices, resendNotices } from "#app/enquiries/store/queue.server.ts";
import { getField, type OfficeIntent } from "#app/office/access/require-person.server.ts";
import type { Database } from "#app/store/database.server.ts";
import type { OneEnquiry } from "../get-enquiry.server.ts";
import { handleEnquiry } from "./handle.server.ts";
import { handleSchema } from "./intent-schema.ts";
import { readIntent } from "./read-intent.server.ts";

/** What becomes of a form: done, or shown again with what was typed. */
export type IntentResult =
  | { outcome: "done" }
  | { outcome: "invalid" | "changed"; intent: string; text: string; error?: string };

const NOT_WHOLE = "This form did not reach us whole. Please send it again.";

/** Carries out one of the actions of an enquiry's page. */
export async function changeEnquiry(entrance: OfficeIntent, enquiry: OneEnquiry): Promise<IntentResult> {
  const { db, intent, form, person, now } = entrance;
  const sent = v.safeParse(handleSchema, Object.fromEntries(form));
  const change = sent.success ? await readIntent(entrance, enquiry) : { error: NOT_WHOLE };
  if (!sent.success || "error" in change)
    return {
      outcome: "invalid",
      intent,
      text: getTyped(form),
      error: "error" in change ? change.error : NOT_WHOLE,
    };
  const { submission: id, version } = sent.output;
  const outcome = await handleEnquiry(
    db,
    { id, version, enquiry, person, kind: intent, text: change.text, now },
    { ...change, also: (transaction) => changeNotices(transaction, enquiry, entrance) },
  );
  entrance.outbox.wake();
  return outcome === "changed" ? { outcome, intent, text: getTyped(form) } : { outcome: "done" };
}

function changeNotices(db: Database, { id }: OneEnquiry, { intent, person, now }: OfficeIntent) {
  if (intent === "send again") return resendNotices(db, id, now);
  if (intent === "not spam") return releaseNotices(db, id, now);
  if (intent === "spam") return holdNotices(db, id, `called spam by ${person.name}`);
  return Promise.resolve();
}

/** What a person typed or chose, whichever form it was. */
function getTyped(form: FormData) {
  return ["answer", "note", "how", "person"].map((name) => getField(form, name)).find(Boolean) ?? "";
}
