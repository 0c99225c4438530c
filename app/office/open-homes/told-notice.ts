import { agency } from "#app/agency/folder/agency.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import type { NewNotice } from "#app/store/outbox/notices.server.ts";
import type { Mailbox } from "#app/store/outbox/payload.ts";

type Told = {
  to: Mailbox;
  /** Who answers what they reply. */
  agent: Mailbox;
  reference: string;
  address: string;
  isOff: boolean;
  text: string;
  /** The office's. */
  phone: string;
};

/** Tells somebody who booked that the open home has moved or is off. Links in the text stay text. */
export function toToldNotice({ to, agent, reference, address, isOff, text, phone }: Told): NewNotice {
  const payload = toMail({
    to,
    replyTo: agent,
    subject: `The open home at ${address} ${isOff ? "is off" : "has moved"} [${reference}]`,
    letter: {
      paragraphs: [to.name ? `Hello ${to.name},` : "Hello,", ...text.split(/\n{2,}/)],
      closing: [agent.name, `${agency.legalName}, ${phone}`],
    },
  });
  return { kind: "open home", payload };
}

type Change = { address: string; when: string; isOff: boolean };

/** What stands in the mail before somebody changes it. */
export function toLetter({ address, when, isOff }: Change) {
  return isOff
    ? `The open home at ${address} that you booked, ${when}, is off. We are sorry.\n\nReply to this mail or ring us, and we will find another time for you.`
    : `The open home at ${address} that you booked has moved. It is now ${when}.\n\nYou need not book again. If you cannot come, reply to this mail or ring us, and we will find another time for you.`;
}
