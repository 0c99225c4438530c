import * as v from "valibot";
import { agency } from "#app/agency/folder/agency.ts";
import type { Database } from "#app/store/database.server.ts";
import { findHeld } from "../store/held.server.ts";
import { getIssueAndReader } from "../store/issues.server.ts";
import type { NoticeSettings } from "./enquiry-notices.server.ts";
import { toDigestMail } from "./held-digest.server.ts";
import { toIssueMail } from "./newsletter-notices.server.ts";

const issueSchema = v.object({ issue: v.string(), subscriber: v.string() });
/** What was held as spam from `since` until before `until` (ms). */
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
    /** What was released or erased in the meantime is not held any more. */
    async digest(payload: unknown) {
      const held = await findHeld(db, v.parse(digestSchema, payload));
      if (held.length === 0) return undefined;
      const { officeEmail, officeOrigin } = await getNoticeSettings();
      return toDigestMail(held, { name: agency.legalName, address: officeEmail }, officeOrigin);
    },
  };
}
