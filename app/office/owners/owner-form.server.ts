import * as v from "valibot";
import { requiredEmail, requiredLine } from "#app/ui/form/text-rules.ts";
import { submissionRule } from "../access/require-person.server.ts";
import { field } from "../frame/form-fields.tsx";

const MOST_LETTERS = 100;

export const ownerForm = v.object({
  name: field("Owner’s name", requiredLine("Enter a name", MOST_LETTERS, "Enter a shorter name")),
  email: field("Their e-mail address", requiredEmail(), { kind: "email" }),
  submission: submissionRule,
});
