import * as v from "valibot";
import { isEmailAddress, requiredLine, requiredLines } from "#app/ui/form/text-rules.ts";
import { phoneDigits } from "../form/phone-digits.ts";

const phone = v.pipe(v.string(), phoneDigits);

/** A question to the office from buyers and tenants that is about no particular home. */
export const generalQuestionSchema = v.object({
  name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
  reach: v.pipe(
    requiredLine("Enter your email or phone number", 255, "Email or phone must be 255 characters or fewer"),
    v.check(
      (text) => (text.includes("@") ? isEmailAddress(text) : v.is(phone, text)),
      "Enter a full email address, or a phone number of at least eight digits",
    ),
  ),
  message: requiredLines("Enter your question", 1000, "Question must be 1000 characters or fewer"),
});

export const generalQuestionLabels = { name: "Name", reach: "Email or phone", message: "Question" } as const;

/** The stored fields of a question, with either an e-mail address or a phone number. */
export function toQuestionFields({ name, reach, message }: v.InferOutput<typeof generalQuestionSchema>) {
  const way = reach.includes("@") ? { email: reach, phone: "" } : { email: "", phone: reach };
  return { name, ...way, message };
}
