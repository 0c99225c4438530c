import { toMail } from "#app/mail/letter.ts";
import type { NewNotice } from "#app/mail/notices.server.ts";
import type { Person } from "#app/office/people/people.server.ts";
import { agency } from "#content/agency.ts";

type Answer = {
  to: { name: string; address: string };
  reference: string;
  /** The home's address or the kind of the enquiry. */
  subject: string;
  text: string;
  person: Pick<Person, "name" | "email">;
  /** The office’s. */
  phone: string;
};

/** An answer in the queue of mails: who answers it writes to the agent. Links in it stay text. */
export function toAnswerNotice({ to, reference, subject, text, person, phone }: Answer): NewNotice {
  const payload = toMail({
    to,
    replyTo: { name: person.name, address: person.email },
    subject: `Your enquiry: ${subject} [${reference}]`,
    letter: {
      paragraphs: text.split(/\n{2,}/),
      closing: [person.name, `${agency.legalName}, ${phone}`],
    },
  });
  return { kind: "answer", payload };
}
