import { href } from "react-router";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import type { Database } from "#app/store/database.server.ts";
import { type Mailbox, type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import { findHeld, type HeldEnquiry } from "../store/held.server.ts";
import { getIssueAndReader } from "../store/issues.server.ts";
import { readFields } from "../store/read-stored.ts";
import type { NoticeSettings } from "./enquiry-notices.server.ts";
import { toIssueMail } from "./newsletter-notices.server.ts";

const issueSchema = v.object({ issue: v.string(), subscriber: v.string() });
/** Enquiries held as spam from `since` until before `until` (ms). */
const digestSchema = v.object({ since: v.number(), until: v.number() });

type MakerOptions = { publicOrigin: string; getNoticeSettings: () => Promise<NoticeSettings> };

/** The mails that are made when they are sent, for the outbox. */
export function createMailMakers(db: Database, { publicOrigin, getNoticeSettings }: MakerOptions) {
  return {
    /** An issue of the newsletter; who has left in the meantime gets nothing. */
    async issue(payload: unknown) {
      const found = await getIssueAndReader(db, v.parse(issueSchema, payload));
      if (!found) return undefined;
      const { phone } = await getNoticeSettings();
      return toIssueMail(found.issue, found.reader, { origin: publicOrigin, phone });
    },
    /** Enquiries released or erased in the meantime are no longer held. */
    async digest(payload: unknown) {
      const held = await findHeld(db, v.parse(digestSchema, payload));
      if (held.length === 0) return undefined;
      const { officeEmail, officeOrigin } = await getNoticeSettings();
      return toDigestMail(held, { name: agency.legalName, address: officeEmail }, officeOrigin);
    },
  };
}

const MOST_ENQUIRIES = 50;
const MOST_CHARACTERS = 300;

/** Tells the office what was held as spam: a password manager fills hidden fields, too. */
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
        `${count} of the last days looked like spam, so no mail went out. ${isAll ? "All" : `The first ${MOST_ENQUIRIES}`} stand here.`,
        `Is one of them genuine? ${officeOrigin ? "Open it below and say that it is not spam" : "Release it by the command below it"}: its mails go out, to the visitor, too.`,
      ],
      rows: held.slice(0, MOST_ENQUIRIES).map((each) => toRow(each, officeOrigin)),
      link: officeOrigin
        ? { label: "All that is held", url: `${officeOrigin}${href("/office/enquiries")}?view=spam` }
        : undefined,
      closing: officeOrigin
        ? ["What is not released stays where it is."]
        : ["npm run enquiries -- flagged lists everything that is held."],
    },
  });
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
