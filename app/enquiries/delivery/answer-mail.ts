import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { type Letter, mailbox, toMail } from "#app/store/outbox/letter.ts";

export const answerSchema = v.object({
  to: mailbox,
  /** The visitor writes back to them. */
  from: mailbox,
  subject: v.string(),
  /** Links in it stay text. */
  text: v.string(),
  /** The office's. */
  phone: v.string(),
  /** The address of the home's statement of information, where it goes along. */
  statement: v.optional(v.string()),
});

/** What somebody of the agency answers to an enquiry. */
export type Answer = v.InferOutput<typeof answerSchema>;

export function toAnswerMail({ text, statement, phone, ...mail }: Answer, contract?: Letter["link"]) {
  const { from, ...addressed } = mail;
  return toMail({
    ...addressed,
    replyTo: from,
    letter: {
      paragraphs: text.split(/\n{2,}/),
      rows: statement ? [{ label: "Statement of information", value: statement, url: statement }] : [],
      link: contract,
      closing: [from.name, `${agency.legalName}, ${phone}`],
    },
  });
}
