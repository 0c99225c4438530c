import * as v from "valibot";
import { toOfficeMailbox } from "#app/agency/agency-mail.server.ts";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { type Letter, type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { MakeMail } from "#app/store/outbox/outbox.server.ts";
import { toEnquiryRows } from "../enquiry.ts";
import { getKind } from "../kinds.ts";
import type { EnquiryMails } from "../store/enquiry-rows.ts";
import { findHeld, type HeldEnquiry } from "../store/held.server.ts";
import { readFields } from "../store/read-stored.ts";
import type { OfficeContact } from "./enquiry-notices.server.ts";

/** Selects enquiries held as spam from `since` until before `until` (ms). */
const digestSchema: v.GenericSchema<unknown, EnquiryMails["digest"]> = v.object({
  since: v.number(),
  until: v.number(),
});

/** Makers of mails that are written at the time of sending, for the outbox. */
export function createMailMakers(db: Database, getOfficeContact: () => Promise<OfficeContact>) {
  return {
    /** Enquiries released or erased in the meantime are left out. */
    async digest(payload: unknown) {
      const held = await findHeld(db, v.parse(digestSchema, payload));
      if (held.length === 0) return undefined;
      const { officeEmail, officeOrigin } = await getOfficeContact();
      return toDigestMail(held, toOfficeMailbox(officeEmail), officeOrigin);
    },
  } satisfies Record<keyof EnquiryMails, MakeMail>;
}

const MOST_ENQUIRIES = 50;
const MOST_CHARACTERS = 300;

/** The digest for the office of enquiries held as spam; password managers fill hidden fields, too. */
export function toDigestMail(
  held: readonly HeldEnquiry[],
  office: Mailbox,
  officeOrigin?: string,
): MailPayload {
  const count = held.length === 1 ? "1 enquiry" : `${held.length} enquiries`;
  const isAll = held.length <= MOST_ENQUIRIES;
  const { how, toRelease, link, closing } = officeOrigin ? toOfficeWays(officeOrigin) : commandWays;
  return toMail({
    to: office,
    subject: `Held as spam: ${count}`,
    letter: {
      paragraphs: [
        `In the last few days ${count} looked like spam, so no emails went out. ${isAll ? "All" : `The first ${MOST_ENQUIRIES}`} are below.`,
        `Is one of them genuine? ${how}: its emails then go out, to the visitor as well.`,
      ],
      rows: held.slice(0, MOST_ENQUIRIES).map((each) => toRow(each, toRelease(each.reference))),
      link,
      closing: [closing],
    },
  });
}

/** How a held enquiry is released: by its page in the office, or by a command. */
type Ways = {
  how: string;
  toRelease: (reference: string) => string;
  link?: Letter["link"];
  closing: string;
};

const commandWays: Ways = {
  how: "Release it with the command below it",
  toRelease: (reference) => `npm run enquiries -- release ${reference}`,
  closing: "npm run enquiries -- flagged lists everything that is held.",
};

function toOfficeWays(origin: string): Ways {
  return {
    how: "Open it below and say that it is not spam",
    toRelease: (reference) => `${origin}/office/enquiries/${reference}`,
    link: { label: "All that is held", url: `${origin}/office/enquiries?view=spam` },
    closing: "Whatever you don’t release stays held.",
  };
}

function toRow(held: HeldEnquiry, release: string) {
  const { reference, flag, created_at } = held;
  const fields = readFields(held.fields);
  const kind = getKind(held.kind, fields);
  const entered = toEnquiryRows({ kind, fields }).map(({ label, value }) => `${label}: ${toExcerpt(value)}`);
  const [day = "", time = ""] = toAgencyTime(created_at).split("T");
  return {
    label: `${kind.title} of ${formatWeekday(day)}, ${formatTime(time)} [${reference}], ${flag}`,
    value: [...entered, release].join("\n"),
  };
}

function toExcerpt(text: string) {
  const characters = [...text];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join("")}…` : text;
}
