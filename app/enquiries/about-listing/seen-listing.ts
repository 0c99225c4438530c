import * as v from "valibot";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import { requiredLine } from "#app/ui/form/text-rules.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";

/** The hidden fields that say which listing the visitor saw. */
export const SEEN_TITLE = "listingTitle";
export const SEEN_ADDRESS = "listingAddress";

/** The hidden field of a dialog's form, whose thanks stand in the dialog. */
export const IN_DIALOG = "inDialog";

/** A listing as its form shows it, when the catalogue no longer has it. */
export type SeenListing = { id: string; title: string; address: string; offered: readonly OfferedTime[] };

const MAX_ID = 100;
const MAX_WORDS = 200;

const words = v.pipe(
  requiredLine("missing"),
  v.transform((text) => text.slice(0, MAX_WORDS)),
);
const seenSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(MAX_ID), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u)),
  title: words,
  address: words,
});

export function toSeenFields({ title, address }: { title: string; address: string }) {
  return { [SEEN_TITLE]: title, [SEEN_ADDRESS]: address };
}

/**
 * The listing that a form names; `undefined` when it names none, as only forged ones do. Anybody can forge these words
 * too, so they go to the office only (docs/decisions/014).
 */
export function parseSeenListing(id: string, form: FormData | undefined): SeenListing | undefined {
  const named = { id, title: form?.get(SEEN_TITLE), address: form?.get(SEEN_ADDRESS) };
  const { success, output } = v.safeParse(seenSchema, named);
  return success ? { ...output, offered: toSeenTimes(form?.get("time")) } : undefined;
}

const dayAndTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** The chosen time counts as offered: which others were is no longer known. */
function toSeenTimes(value: unknown): readonly OfferedTime[] {
  const [text, day = "", time = ""] = dayAndTime.exec(String(value)) ?? [];
  if (!text || Number.isNaN(Date.parse(`${text}Z`))) return [];
  return [{ value: text, label: `${formatWeekday(day)}, ${formatTime(time)}` }];
}
