import { href } from "react-router";
import * as v from "valibot";
import { signature, toOfficeMailbox } from "#app/agency/agency-mail.server.ts";
import { asksForContract } from "#app/enquiries/about-listing/contract-schema.ts";
import {
  type AcknowledgementParts,
  toAcknowledgement,
  toGreetable,
  toGreeting,
} from "#app/enquiries/delivery/enquiry-notices.server.ts";
import { type Enquiry, getEmail, getVisitorName } from "#app/enquiries/enquiry.ts";
import { getContract } from "#app/homes/contracts/contract-files.server.ts";
import type { MailMaker } from "#app/module-server.ts";
import { getStoredEnquiry } from "#app/office-enquiries/stored-enquiry.server.ts";
import { type MailPayload, toMail } from "#app/store/outbox/letter.ts";
import { answerSchema, toAnswerMail } from "../answer-mail.ts";
import type { OfficeEnquiriesMails } from "../store/handling-rows.ts";
import { addContractLink, CONTRACT_DAYS } from "./contract-links.server.ts";

const LINK_WORDS = `Use the link below to open the contract. The link is just for you, and works for ${CONTRACT_DAYS} days.`;

/**
 * The mail with a contract: the thanks for a request, a later mail once there is a contract, or an answer. Its link is
 * made when it is sent, so that the store keeps only the token's hash.
 */
export const contractMail: MailMaker<OfficeEnquiriesMails["contract"]> = {
  schema: v.object({
    reference: v.string(),
    isLater: v.optional(v.boolean()),
    answer: v.optional(answerSchema),
  }),
  async make({ reference, isLater, answer }, { db, dataDir, publicOrigin, getOfficeContact }) {
    const stored = await getStoredEnquiry(db, { reference });
    if (!stored) return undefined;
    const { id: enquiryId, enquiry } = stored;
    const { officeEmail, phone } = await getOfficeContact();
    const from = { office: toOfficeMailbox(officeEmail), phone };
    const homeId = stored.listing_id ?? "";
    const isHere = (await getContract(dataDir, homeId)) !== undefined;
    if (isLater && !(isHere && asksForContract(enquiry))) return undefined;
    if (!isHere) return answer ? toAnswerMail(answer) : toAcknowledgement(enquiry, { reference }, from);
    const token = await addContractLink(db, { enquiryId, homeId }, Date.now());
    const link = { label: "The contract", url: publicOrigin + href("/contract/:token", { token }) };
    if (answer) return toAnswerMail(answer, link);
    if (isLater) return toLaterMail(enquiry, { reference }, { ...from, link });
    return toAcknowledgement(enquiry, { reference }, { ...from, contractWords: LINK_WORDS, link });
  },
};

/** The mail to visitors who requested a contract before there was one. */
function toLaterMail(
  enquiry: Enquiry,
  { reference }: { reference: string },
  { office, link }: AcknowledgementParts,
): MailPayload {
  const { title, address } = enquiry.about?.listing ?? {};
  return toMail({
    to: { name: toGreetable(getVisitorName(enquiry.fields)), address: getEmail(enquiry.fields) },
    replyTo: office,
    subject: `The contract for ${address} [${reference}]`,
    letter: {
      paragraphs: [
        toGreeting(enquiry.fields),
        `You asked for the contract for ${title}, ${address}. ${LINK_WORDS}`,
        `Your reference is ${reference}.`,
      ],
      link,
      closing: signature,
    },
  });
}
