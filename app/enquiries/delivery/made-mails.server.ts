import { href } from "react-router";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import { getContract } from "#app/homes/contracts/contract-files.server.ts";
import { formatTime, formatWeekday } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import type { MakeMail } from "#app/store/outbox/outbox.server.ts";
import { type Enquiry, getEmail, getVisitorName, toEnquiryRows } from "../enquiry.ts";
import { getKind } from "../kinds.ts";
import { addContractLink, CONTRACT } from "../store/contract-links.server.ts";
import type { EnquiryMails } from "../store/enquiry-rows.ts";
import { findHeld, type HeldEnquiry } from "../store/held.server.ts";
import { readFields } from "../store/read-stored.ts";
import { getStoredEnquiry } from "../store/stored-enquiry.server.ts";
import { answerSchema, toAnswerMail } from "./answer-mail.ts";
import {
  asksForContract,
  type From,
  type NoticeSettings,
  toAcknowledgement,
  toContractWords,
  toGreetable,
  toGreeting,
} from "./enquiry-notices.server.ts";

/** Selects enquiries held as spam from `since` until before `until` (ms). */
const digestSchema: v.GenericSchema<unknown, EnquiryMails["digest"]> = v.object({
  since: v.number(),
  until: v.number(),
});

const contractSchema: v.GenericSchema<unknown, EnquiryMails["contract"]> = v.object({
  reference: v.string(),
  isLater: v.optional(v.boolean()),
  answer: v.optional(answerSchema),
});

type MakerOptions = {
  publicOrigin: string;
  dataDir: string;
  getNoticeSettings: () => Promise<NoticeSettings>;
};

/** Makers of mails that are written at the time of sending, for the outbox. */
export function createMailMakers(db: Database, { publicOrigin, dataDir, getNoticeSettings }: MakerOptions) {
  return {
    /** Enquiries released or erased in the meantime are left out. */
    async digest(payload: unknown) {
      const held = await findHeld(db, v.parse(digestSchema, payload));
      if (held.length === 0) return undefined;
      const { officeEmail, officeOrigin } = await getNoticeSettings();
      return toDigestMail(held, { name: agency.legalName, address: officeEmail }, officeOrigin);
    },
    /**
     * The mail with a contract: the thanks for a request, a later mail once there is a contract, or an answer. Its link
     * is made now, so that the store keeps only the token's hash.
     */
    async [CONTRACT](payload: unknown) {
      const { reference, isLater, answer } = v.parse(contractSchema, payload);
      const stored = await getStoredEnquiry(db, { reference });
      if (!stored) return undefined;
      const { id: enquiryId, enquiry } = stored;
      const { officeEmail, phone } = await getNoticeSettings();
      const from = { office: { name: agency.legalName, address: officeEmail }, phone };
      const homeId = stored.listing_id ?? "";
      const isHere = (await getContract(dataDir, homeId)) !== undefined;
      if (isLater && !(isHere && asksForContract(enquiry))) return undefined;
      if (!isHere) return answer ? toAnswerMail(answer) : toAcknowledgement(enquiry, { reference }, from);
      const token = await addContractLink(db, { enquiryId, homeId }, Date.now());
      const link = { label: "The contract", url: publicOrigin + href("/contract/:token", { token }) };
      if (answer) return toAnswerMail(answer, link);
      const toLetter = isLater ? toContractMail : toAcknowledgement;
      return toLetter(enquiry, { reference }, { ...from, link });
    },
  } satisfies Record<keyof EnquiryMails, MakeMail>;
}

/** The mail to visitors who requested a contract before there was one. */
function toContractMail(
  enquiry: Enquiry,
  { reference }: { reference: string },
  { office, link }: From,
): MailPayload {
  const { title, address } = enquiry.about?.listing ?? {};
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry)), address: getEmail(enquiry) },
    replyTo: office,
    subject: `The contract for ${address} [${reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry),
        `You asked for the contract for ${title}, ${address}. ${toContractWords(enquiry, true)}`,
        `Your reference is ${reference}.`,
      ],
      link,
      closing: [agency.legalName, `${agency.address.street}, ${agency.address.suburb}`],
    },
  });
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
