import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import { type Letter, mailbox, toMail } from "#app/store/outbox/letter.ts";
import type { Answer } from "./store/handling-rows.ts";

export const answerSchema: v.GenericSchema<unknown, Answer> = v.object({
  to: mailbox,
  from: mailbox,
  subject: v.string(),
  text: v.string(),
  phone: v.string(),
  statement: v.optional(v.string()),
});

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
