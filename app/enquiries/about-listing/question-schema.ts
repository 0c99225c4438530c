import * as v from "valibot";
import { optionalLine, requiredEmail, requiredLine, requiredLines } from "#app/ui/form/text-rules.ts";
import { defineEnquiryKind } from "../enquiry.ts";
import { phoneDigits } from "../form/phone-digits.ts";

export const questionSchema = v.object({
  name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
  email: requiredEmail(),
  phone: v.pipe(optionalLine(20, "Phone number must be 20 characters or fewer"), phoneDigits),
  message: requiredLines("Enter your question", 1000, "Question must be 1000 characters or fewer"),
});

export const questionLabels = { name: "Name", email: "Email", phone: "Phone", message: "Question" } as const;

export const questionKind = defineEnquiryKind<typeof questionSchema>({
  name: "question",
  title: "Question",
  labels: questionLabels,
  formats: {},
});

/** A question about a listing, to its agent. */
export const questionForm = {
  kind: questionKind,
  title: "Ask a question",
  toDescription: (address: string) => `Ask the agent of ${address} a question.`,
  toSchema: () => questionSchema,
  purpose: "answer your question",
  toSubmitLabel: () => "Send question",
};
