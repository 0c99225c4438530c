import * as v from "valibot";
import { hasPhoneDigits } from "#app/region/phone.ts";

/** A phone number with enough digits, or nothing (spec §5.6). */
export const phoneDigits = v.check(
  (text: string) => text === "" || hasPhoneDigits(text),
  "Enter a phone number of at least eight digits",
);
