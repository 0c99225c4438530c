import { toAgencyTime, withAgencyOffset } from "#app/agency/agency-time.ts";
import { agency } from "#app/agency/folder/agency.ts";
import type { Placeholder } from "#app/leads/folder/destinations-schema.ts";
import { findPhones, isMobile } from "#app/region/phone.ts";
import type { EventPayload, Row } from "#app/store/outbox/letter.ts";
import { type EnquiryFields, getVisitorName, toEnquiryRows } from "../enquiries/enquiry.ts";
import { getKind } from "../enquiries/kinds.ts";
import { toCampaignWords } from "../enquiries/store/campaign.ts";
import { parseEvent } from "../enquiries/store/read-stored.ts";
import { toAboutName } from "./destination.ts";

/** An event about an enquiry, on its way to a destination. */
export type EnquiryEvent = {
  /** The same for every attempt. */
  id: string;
  payload: EventPayload;
  createdAt: number;
};

export type EnquiryFacts = Readonly<Record<Placeholder, string>>;

/** The values of all placeholders for an enquiry; empty where it has none. */
export function toEnquiryFacts({ id, payload, createdAt }: EnquiryEvent): EnquiryFacts {
  const { reference, kind: kindName, fields, about = {}, campaign = {} } = parseEvent(payload.data);
  const kind = getKind(kindName, fields);
  const { listing, agent, page } = about;
  const text = (name: string) => String(fields[name] ?? "");
  const name = getVisitorName(fields);
  const [firstName = "", ...others] = name.split(" ");
  const phone = text("phone");
  const phones = findPhones(phone);
  const campaignWords = toCampaignWords(campaign);
  const campaignRow = campaignWords ? [{ label: "Campaign", value: campaignWords }] : [];
  const isChanged = payload.type === "enquiry.amended";
  return {
    id,
    reference,
    type: isChanged ? "changed" : "new",
    kind: kindName,
    title: isChanged ? `${kind.title}, changed` : kind.title,
    received: withAgencyOffset(toAgencyTime(createdAt)),
    name,
    firstName: text("firstName") || firstName,
    lastName: text("lastName") || others.join(" "),
    email: text("email"),
    phone,
    mobile: phones.find(isMobile) ?? "",
    landline: phones.find((each) => !isMobile(each)) ?? (phones.length > 0 ? "" : phone),
    message: text("message") || text("comments") || text("additionalInfo"),
    details: toLines([...toEnquiryRows({ kind, fields, about }), ...campaignRow]),
    particulars: toLines([...toEnquiryRows({ kind, fields: withoutOwn(fields) }), ...campaignRow]),
    about: toAboutName(about),
    listingId: listing?.id ?? "",
    listingTitle: listing?.title ?? "",
    listingAddress: listing?.address ?? "",
    listingUrl: listing?.url ?? "",
    agentName: agent?.name ?? "",
    agentEmail: agent?.email ?? "",
    pageTitle: page?.title ?? "",
    pageUrl: page?.url ?? "",
    campaign: campaignWords,
    campaignName: campaign.name ?? "",
    campaignSource: campaign.source ?? "",
    campaignMedium: campaign.medium ?? "",
    agency: agency.name,
  };
}

/** Fields with their own placeholder. */
const ownFields = "name firstName lastName email phone message comments additionalInfo".split(" ");

function withoutOwn(fields: EnquiryFields): EnquiryFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.includes(name)));
}

function toLines(rows: readonly Row[]) {
  return rows.map(({ label, value }) => `${label}: ${value}`).join("\n");
}
