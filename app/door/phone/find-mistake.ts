import { hasPhoneDigits } from "#app/region/phone.ts";
import { parseAmount } from "#app/ui/form/amount.ts";

export type Mistake = { name: string; message: string };

/**
 * Finds the first wrong field of a note, with the office's message. Written by hand because the schema would outweigh
 * the rest of the script; the office validates every field.
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
