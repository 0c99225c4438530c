import * as v from "valibot";
import { formatTime, formatWeekday } from "#app/format.ts";
import { requiredLine } from "../form/text-rules.ts";
import type { OfferedTime } from "../inspection/inspection-schema.ts";

export const SEEN_TITLE = "listingTitle";
export const SEEN_ADDRESS = "listingAddress";

/** A listing as the form had it that was sent about it, when the catalogue has it no more. */
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

/**
 * What a form says of its listing; `undefined` when it is none of ours, which always say it. Anybody can write such a
 * form, so the words go to the office only, as what somebody wrote (docs/decisions/014).
 */
export function parseSeenListing(id: string, form: FormData | undefined): SeenListing | undefined {
  const sent = { id, title: form?.get(SEEN_TITLE), address: form?.get(SEEN_ADDRESS) };
  const { success, output } = v.safeParse(seenSchema, sent);
  return success ? { ...output, offered: toSeenTimes(form?.get("time")) } : undefined;
}

const dayAndTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** The time that was chosen was offered; nobody can say any more which others were. */
function toSeenTimes(value: unknown): readonly OfferedTime[] {
  const [text, day = "", time = ""] = dayAndTime.exec(String(value)) ?? [];
  if (!text || Number.isNaN(Date.parse(`${text}Z`))) return [];
  return [{ value: text, label: `${formatWeekday(day)}, ${formatTime(time)}` }];
}
