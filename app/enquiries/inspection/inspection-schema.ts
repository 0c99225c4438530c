import * as v from "valibot";
import { choice, email, optionalLines, requiredLine } from "../form/text-rules.ts";

/** An inspection that is offered, or the wish for another time. */
export type OfferedTime = { value: string; label: string };

export const askForTime = { value: "ask", label: "Ask for a time" } as const;

/** A booking of one of the `offered` times. */
export function toInspectionSchema(offered: readonly OfferedTime[]) {
  return v.object({
    name: requiredLine("Enter your name", 100, "Name must be 100 characters or fewer"),
    email,
    phone: requiredLine("Enter your phone number", 20, "Phone number must be 20 characters or fewer"),
    time: choice([...offered, askForTime], "Choose an inspection time"),
    message: optionalLines(1000, "Message must be 1000 characters or fewer"),
  });
}
