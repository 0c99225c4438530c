import { getVisitorName, toEnquiryRows } from "#app/enquiries/enquiry.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import { parseCampaign, toCampaignWords } from "#app/enquiries/store/campaign.ts";
import { type EnquirySubject, readFields, readSubject, toList } from "#app/enquiries/store/read-stored.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { toStatusLabel } from "#app/homes/record/listing-status.ts";
import { toPriceLine } from "#app/homes/record/price-line.ts";
import type { Catalogue } from "#app/listings/catalogue/open-catalogue.server.ts";
import { modules } from "#app/modules.ts";
import { formatMoment } from "#app/office/frame/moment-words.ts";
import { getNewestFields, type OneEnquiry } from "#app/office-enquiries/handling/get-enquiry.server.ts";
import { formatCount } from "#app/region/format.ts";
import type { Row } from "#app/store/outbox/letter.ts";
import { type Due, toDue } from "./due.ts";
import { toWhat } from "./enquiry-line.ts";

type ShowOptions = {
  /** The home it is about, if it is on the site. */
  home?: AnyListing;
  /** Names of the outbox's closed lanes. */
  closedLanes: readonly string[];
  now: number;
};

/** An enquiry with formatted values, such as "Wed 25 Nov, 9:00 am". */
export type ShownEnquiry = {
  reference: string;
  name: string;
  title: string;
  received: string;
  due: Due;
  /** The name of the person who answers it. */
  assignee?: string;
  phone?: string;
  email?: string;
  rows: readonly Row[];
  /** The campaign that brought the visitor to the site. */
  cameBy?: string;
  /** The home as the visitor saw it, with its current state. */
  home?: NonNullable<EnquirySubject["listing"]> & { state: string };
  /** The link to the contract, and how often it was opened. */
  contract?: { words: string; isOpen: boolean };
  amendments: readonly { id: string; at: string; rows: readonly Row[] }[];
  sent: readonly { id: string; at: string; what: string; state: string }[];
  events: readonly { id: string; person: string; what: string; text: string; at: string }[];
};

export function showEnquiry(enquiry: OneEnquiry, { home, closedLanes, now }: ShowOptions): ShownEnquiry {
  const fields = readFields(enquiry.fields);
  const kind = getKind(enquiry.kind, fields);
  const about = readSubject(enquiry.about);
  const campaign = parseCampaign(enquiry.campaign);
  const name = getVisitorName(fields);
  const phone = toText(getNewestFields(enquiry).phone);
  const email = toText(getNewestFields(enquiry).email);
  /** Fields at the top of the page are not repeated below. */
  const said = [name, fields.firstName, fields.lastName, phone, email];
  return {
    reference: enquiry.reference,
    name: name || enquiry.reference,
    title: toWhat(kind.name, fields, about),
    received: formatMoment(enquiry.created_at),
    due: toDue(enquiry, now),
    assignee: enquiry.assignee ?? undefined,
    phone,
    email,
    rows: toEnquiryRows({ kind, fields }).filter(({ value }) => !said.includes(value)),
    cameBy: campaign && toCampaignWords(campaign),
    home: about?.listing && { ...about.listing, state: describeHome(home) },
    contract: kind.name === "contract" || enquiry.contract ? showContract(enquiry.contract, now) : undefined,
    amendments: enquiry.amendments.map(({ id, created_at, ...amendment }) => ({
      id,
      at: formatMoment(created_at),
      rows: toEnquiryRows({ kind, fields: readFields(amendment.fields) }),
    })),
    sent: enquiry.notices.map(({ id, kind: what, destination, created_at, settled_at, ...notice }) => ({
      id,
      at: formatMoment(settled_at ?? created_at),
      what: destination ? `To ${destination}` : (noticeWords[what] ?? what),
      state: toNoticeState({ ...notice, isStopped: closedLanes.includes(destination) }),
    })),
    events: enquiry.events.map(({ id, person, kind: what, text, created_at }) => ({
      id,
      person,
      what: eventWords[what] ?? what,
      text,
      at: formatMoment(created_at),
    })),
  };
}

/** Says whether the link to the contract was opened, and until when it works. */
function showContract(links: OneEnquiry["contract"], now: number) {
  if (!links) return { words: "No link was sent: send the contract yourself.", isOpen: false };
  const { endsAt, opened, openedAt } = links;
  const isOpen = endsAt > now;
  const times = `Opened ${formatCount(opened, "time")}, last ${formatMoment(openedAt)}`;
  const until = `The link ${isOpen ? "works until" : "ended"} ${formatMoment(endsAt)}.`;
  return { words: `${opened > 0 ? times : "Not opened yet"}. ${until}`, isOpen };
}

function toText(value: string | boolean | undefined) {
  return typeof value === "string" && value !== "" ? value : undefined;
}

const noticeWords: Readonly<Record<string, string>> = {
  office: "Mail to the office",
  agent: "Mail to the agent",
  acknowledgement: "Thanks to the visitor",
  answer: "Answer to the visitor",
  reminder: "Reminder",
  ...Object.assign({}, ...modules.map(({ enquiryWords }) => enquiryWords?.mails)),
};

const eventWords: Readonly<Record<string, string>> = {
  take: "took it",
  assign: "handed it over",
  answer: "answered by e-mail",
  note: "noted",
  "mark answered": "marked it answered",
  "give back": "gave it back",
  reopen: "said that it still waits",
  "send again": "had its mails sent again",
  spam: "called it spam",
  "not spam": "called it genuine",
  "end contract": "ended the link to the contract",
  ...Object.assign({}, ...modules.map(({ enquiryWords }) => enquiryWords?.notes)),
};

type NoticeProgress = Pick<OneEnquiry["notices"][number], "state" | "attempts"> & { isStopped: boolean };

function toNoticeState({ state, attempts, isStopped }: NoticeProgress) {
  if (state === "sent") return "Sent";
  if (state === "held") return "Held";
  if (state === "dead") return "Given up";
  if (isStopped) return "Stopped: token refused";
  return attempts > 0 ? `Not taken yet, tried ${attempts} times` : "Waits";
}

type Lists = Pick<Catalogue, "getSaleListings" | "getSold" | "getRentals" | "getLeased">;

/** The listing an enquiry is about, as the site shows it now, from the list it was on. */
export function getHomeOf({ about }: Pick<OneEnquiry, "about">, catalogue: Lists): AnyListing | undefined {
  const subject = readSubject(about);
  const homes =
    toList(subject) === "rent"
      ? [...catalogue.getRentals(), ...catalogue.getLeased()]
      : [...catalogue.getSaleListings(), ...catalogue.getSold()];
  return homes.find((each) => getSourceId(each) === subject?.listing?.id);
}

/** For example "For sale, $4.9M". */
function describeHome(listing: AnyListing | undefined) {
  if (!listing) return "Not on the site any more";
  const offer = listing.listingType === "Sale" ? "For sale" : "For rent";
  return `${toStatusLabel(listing) ?? offer}, ${toPriceLine(listing)}`;
}
