import * as v from "valibot";
import { type ActEntrance, getText } from "#app/office/access/enter.server.ts";
import type { OneEnquiry } from "../get-enquiry.server.ts";
import { handleSchema } from "./act-schema.ts";
import { handleEnquiry } from "./handle.server.ts";
import { readAct } from "./read-act.server.ts";

/** What becomes of a form: done, or shown again with what was typed. */
export type ActResult =
  | { outcome: "done" }
  | { outcome: "invalid" | "changed"; act: string; text: string; error?: string };

/** Further work of an act, by its name, in the same transaction; of the store of enquiries (app/enquiries/store). */
export type DeskWork = Readonly<
  Partial<
    Record<string, (db: ActEntrance["db"], enquiry: OneEnquiry, entrance: ActEntrance) => Promise<unknown>>
  >
>;

const NOT_WHOLE = "This form did not reach us whole. Please send it again.";

/** Carries out one of the acts of an enquiry's page. */
export async function actOnEnquiry(
  entrance: ActEntrance,
  enquiry: OneEnquiry,
  desk: DeskWork,
): Promise<ActResult> {
  const { db, act, form, person, now } = entrance;
  const sent = v.safeParse(handleSchema, Object.fromEntries(form));
  const change = sent.success ? await readAct(entrance, enquiry) : { error: NOT_WHOLE };
  if (!sent.success || "error" in change)
    return {
      outcome: "invalid",
      act,
      text: getTyped(form),
      error: "error" in change ? change.error : NOT_WHOLE,
    };
  const { submission: id, version } = sent.output;
  const outcome = await handleEnquiry(
    db,
    { id, version, enquiry, person, kind: act, text: change.text, now },
    { ...change, also: async (transaction) => desk[act]?.(transaction, enquiry, entrance) },
  );
  entrance.outbox.wake();
  return outcome === "changed" ? { outcome, act, text: getTyped(form) } : { outcome: "done" };
}

/** What a person typed or chose, whichever form it was. */
function getTyped(form: FormData) {
  return ["answer", "note", "how", "person"].map((name) => getText(form, name)).find(Boolean) ?? "";
}
