import { href } from "react-router";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import type { Mailbox, MailPayload } from "#app/store/outbox/payload.ts";
import type { HeldEnquiry } from "../store/held.server.ts";
import { readFields } from "../store/read-stored.ts";

const MOST_ENQUIRIES = 50;
const MOST_CHARACTERS = 300;

/** Tells the office what was held as spam: a password manager fills hidden fields, too. */
export function toDigestMail(
  held: readonly HeldEnquiry[],
  office: Mailbox,
  /** The site's, where people answer in the office. */
  officeOrigin?: string,
): MailPayload {
  const count = held.length === 1 ? "1 enquiry" : `${held.length} enquiries`;
  const isAll = held.length <= MOST_ENQUIRIES;
  return toMail({
    to: office,
    subject: `Held as spam: ${count}`,
    letter: {
      paragraphs: [
        `${count} of the last days looked like spam, so no mail went out. ${isAll ? "All" : `The first ${MOST_ENQUIRIES}`} stand here.`,
        `Is one of them genuine? ${officeOrigin ? "Open it below and say that it is not spam" : "Release it by the command below it"}: its mails go out, to the visitor, too.`,
      ],
      rows: held.slice(0, MOST_ENQUIRIES).map((each) => toRow(each, officeOrigin)),
      link: officeOrigin ? { label: "All that is held", url: toSpamAddress(officeOrigin) } : undefined,
      closing: officeOrigin
        ? ["What is not released stays where it is."]
        : ["npm run enquiries -- flagged lists everything that is held."],
    },
  });
}

function toSpamAddress(origin: string) {
  return `${origin}${href("/office/enquiries")}?view=spam`;
}

function toRow({ reference, kind, fields, flag, created_at }: HeldEnquiry, officeOrigin?: string) {
  const release = officeOrigin
    ? officeOrigin + href("/office/enquiries/:reference", { reference })
    : `npm run enquiries -- release ${reference}`;
  const entered = Object.entries(readFields(fields))
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${toExcerpt(String(value))}`);
  return {
    label: `${reference}, ${kind}, ${toAgencyTime(created_at).replace("T", " ")}: ${flag}`,
    value: [...entered, release].join("\n"),
  };
}

function toExcerpt(text: string) {
  const characters = [...text];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join("")}…` : text;
}
