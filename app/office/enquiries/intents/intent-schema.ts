import * as v from "valibot";

const MAX_TEXT = 10_000;

export const hows = ["phone", "e-mail", "in person", "no answer needed"] as const;

const submission = v.pipe(v.string(), v.uuid());
const version = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number));
const lines = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().replaceAll("\0", "").replace(/\r\n?/g, "\n").trim()),
);
const required = (missing: string) =>
  v.pipe(
    lines,
    v.check((text) => text !== "", missing),
    v.check((text) => text.length <= MAX_TEXT, "Write less than 10,000 characters"),
  );

/** What every form on an enquiry's page carries. */
export const handleSchema = v.object({ submission, version });
export const answerSchema = v.object({ answer: required("Write your answer") });
export const noteSchema = v.object({ note: required("Write your note") });
export const howSchema = v.object({ how: v.picklist(hows, "Choose how you answered") });
export const assignSchema = v.object({ person: v.pipe(v.string(), v.uuid("Choose who answers")) });
