import * as v from "valibot";
import { words } from "./schema-parts.ts";

/** A template for answers, which the office fills in for each enquiry; visitors see it in mails alone. */
export const answerSchema = v.object({ id: v.number(), name: words, text: words });

export type AnswerText = v.InferOutput<typeof answerSchema>;
