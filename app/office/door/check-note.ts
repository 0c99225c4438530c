import { findReachErrors } from "#app/enquiries/open-home/open-home-schema.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { sayingsSchema, visitorSchema } from "./visitor-schema.ts";

/** What is wrong with a note, in the words of the office's answer: the first field, and why. */
export function checkNote(form: FormData) {
  const intent = form.get("intent");
  if (intent === "came") return undefined;
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const [first] = Object.entries(intent === "say" ? checkSayings(typed) : checkWalkIn(typed));
  return first && { name: first[0], message: first[1] ?? "" };
}

function checkSayings(typed: Record<string, string>): Partial<Record<string, string>> {
  return parseValues(sayingsSchema, typed).errors ?? {};
}

/** Somebody without a booking has a name, and a number or an address. */
function checkWalkIn(typed: Readonly<Record<string, string>>): Partial<Record<string, string>> {
  const { output, errors } = parseValues(visitorSchema, typed);
  return output ? findReachErrors(output) : errors;
}
