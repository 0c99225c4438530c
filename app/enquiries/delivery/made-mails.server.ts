import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { MakeMail } from "#app/store/outbox/outbox.server.ts";
import { toEnquiryRows } from "../enquiry.ts";
import { getKind } from "../kinds.ts";
import type { EnquiryMails } from "../store/enquiry-rows.ts";
import { findHeld, type HeldEnquiry } from "../store/held.server.ts";
import { readFields } from "../store/read-stored.ts";
import type { NoticeSettings } from "./enquiry-notices.server.ts";

/** Selects enquiries held as spam from `since` until before `until` (ms). */
const digestSchema: v.GenericSchema<unknown, EnquiryMails["digest"]> = v.object({
  since: v.number(),
  until: v.number(),
});

type MakerOptions = { getNoticeSettings: () => Promise<NoticeSettings> };

/** Makers of mails that are written at the time of sending, for the outbox. */
export function createMailMakers(db: Database, { getNoticeSettings }: MakerOptions) {
  return {
    /** Enquiries released or erased in the meantime are left out. */
    async digest(payload: unknown) {
      const held = await findHeld(db, v.parse(digestSchema, payload));
      if (held.length === 0) return undefined;
      const { officeEmail, officeOrigin } = await getNoticeSettings();
      return toDigestMail(held, { name: agency.legalName, address: officeEmail }, officeOrigin);
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
  return toMail({
    to: office,
    subject: `Held as spam: ${count}`,
    letter: {
      paragraphs: [
        `In the last few days ${count} looked like spam, so no emails went out. ${isAll ? "All" : `The first ${MOST_ENQUIRIES}`} are below.`,
        `Is one of them genuine? ${officeOrigin ? "Open it below and say that it is not spam" : "Release it with the command below it"}: its emails then go out, to the visitor as well.`,
      ],
      rows: held.slice(0, MOST_ENQUIRIES).map((each) => toRow(each, officeOrigin)),
      link: officeOrigin
        ? { label: "All that is held", url: `${officeOrigin}/office/enquiries?view=spam` }
        : undefined,
      closing: officeOrigin
        ? ["Whatever you don’t release stays held."]
        : ["npm run enquiries -- flagged lists everything that is held."],
    },
  });
}

function toRow(held: HeldEnquiry, officeOrigin?: string) {
  const { reference, flag, created_at } = held;
  const fields = readFields(held.fields);
  const kind = getKind(held.kind, fields);
  const release = officeOrigin
    ? `${officeOrigin}/office/enquiries/${reference}`
    : `npm run enquiries -- release ${reference}`;
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
