import { hasPhoneDigits } from "#app/region/phone.ts";
import { parseAmount } from "#app/ui/form/amount.ts";

/** The first wrong field of a note, and why. */
export type Mistake = { name: string; message: string };

/**
 * What is wrong with a note, in the words of the office's answer: the first field, and why. By hand, since the schema would
 * weigh more than the rest of the script; the office checks the whole of it.
 */
export function findMistake(form: { get: (name: string) => unknown }): Mistake | undefined {
  const get = (name: string) => String(form.get(name) ?? "").trim();
  if (get("intent") === "walk in") {
    const [phone, email] = [get("phone"), get("email")];
    if (!get("name")) return { name: "name", message: "Enter the name" };
    if (phone && !hasPhoneDigits(phone))
      return { name: "phone", message: "Enter a phone number of at least eight digits" };
    if (email && !email.includes("@")) return { name: "email", message: "Invalid email address" };
    if (!phone && !email) return { name: "phone", message: "Enter a phone number or an email address" };
  }
  if (get("price") && parseAmount(get("price")) === undefined)
    return { name: "price", message: "Enter an amount, such as $2.4m" };
  return undefined;
}
