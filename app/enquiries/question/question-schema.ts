import * as v from "valibot";
import { email, optionalLine, requiredLine, requiredLines } from "../form/text-rules.ts";

/** A question about a listing. */
export const questionSchema = v.object({
  name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
  email,
  phone: optionalLine(20, "Phone number must be 20 characters or fewer"),
  message: requiredLines("Enter your question", 1000, "Question must be 1000 characters or fewer"),
});
