import { agency } from "#app/agency/folder/agency.ts";
import { type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import { type Enquiry, getEmail, getVisitorName } from "../enquiry.ts";
import { type From, toContractWords, toGreetable, toGreeting } from "./enquiry-notices.server.ts";

/** To who asked for a contract before it stood. */
export function toContractMail(
  enquiry: Enquiry,
  { reference }: { reference: string },
  { office, link }: From,
): MailPayload {
  const { title, address } = enquiry.about?.listing ?? {};
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry)), address: getEmail(enquiry) },
    replyTo: office,
    subject: `The contract of ${address} [${reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry),
        `You asked us for the contract of ${title}, ${address}. ${toContractWords(enquiry, true)}`,
        `Your reference is ${reference}.`,
      ],
      link,
      closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
    },
  });
}
