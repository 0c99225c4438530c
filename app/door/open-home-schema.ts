import * as v from "valibot";
import { phoneDigits } from "#app/enquiries/form/phone-digits.ts";
import { isEmailAddress, optionalLine, requiredLine, ticked } from "#app/ui/form/text-rules.ts";

/** A visitor of an open home without a booking, noted at the door. */
export const openHomeSchema = v.object({
  name: requiredLine("Enter the name", 100, "Name must be 100 characters or fewer"),
  phone: v.pipe(optionalLine(20, "Phone number must be 20 characters or fewer"), phoneDigits),
  email: v.pipe(
    optionalLine(255, "Email must be 255 characters or fewer"),
    v.check((text) => text === "" || isEmailAddress(text), "Invalid email address"),
  ),
  callBack: ticked,
  news: ticked,
});

export type OpenHomeFields = v.InferOutput<typeof openHomeSchema>;

/** Requires a phone number or an e-mail address. */
export function findReachErrors({ phone, email }: Pick<OpenHomeFields, "phone" | "email">) {
  return phone || email ? {} : { phone: "Enter a phone number or an email address" };
}

/** Consent of visitors who want to hear of other homes, too. It is stored with the time. */
export const newsWording = "Contact me about other homes too, not only this one.";
