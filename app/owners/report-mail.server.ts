import { href } from "react-router";
import * as v from "valibot";
import { signature } from "#app/agency/agency-mail.server.ts";
import type { MailMaker } from "#app/module-server.ts";
import { toMail } from "#app/store/outbox/letter.ts";
import { getReport, type ReportFigures } from "./owner-reports.server.ts";
import { addOwnerKey, getOwner } from "./owners.server.ts";
import type { OwnerMails } from "./store/owner-rows.ts";

/**
 * Makes the mail of a report with a new link, because the store keeps only hashes of earlier ones. Nothing is sent to
 * an owner whose page was ended meanwhile.
 */
export const reportMail: MailMaker<OwnerMails["owner-report"]> = {
  schema: v.object({ report: v.string() }),
  async make(queued, { db, publicOrigin, texts }) {
    const report = await getReport(db, { id: queued.report });
    const owner = report && (await getOwner(db, report.owner_id));
    if (!owner) return undefined;
    const token = await addOwnerKey(db, owner.id, Date.now());
    const url = publicOrigin + href("/owner/:token", { token });
    const author = { name: report.author, email: report.author_email };
    return toReportMail({ ...report, owner, author, url, phone: texts.get().office.phone });
  },
};

type ReportMail = {
  owner: { name: string; email: string };
  words: string;
  figures: Pick<ReportFigures, "address" | "rows">;
  author: { name: string; email: string };
  /** The owner's page. */
  url: string;
  phone: string;
};

/** Addresses that the agent types are not made into links. */
export function toReportMail({ owner, words, figures: { address, rows }, author, url, phone }: ReportMail) {
  return toMail({
    to: { name: owner.name, address: owner.email },
    replyTo: { name: author.name, address: author.email },
    subject: `${address}: this week`,
    letter: {
      paragraphs: [`Hello ${owner.name},`, ...words.split(/\n{2,}/)],
      rows,
      link: { label: "Your page, with everything", url },
      closing: [
        author.name,
        `${signature.join(", ")}. ${phone}`,
        `This is for ${owner.name}. Anyone with the link can open the page. To have it closed, reply or ring us.`,
      ],
    },
  });
}
