import { href } from "react-router";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import type { OfficeFinder, PersonPanel, Visitor } from "#app/office/search/find-in-office.ts";
import { toLine } from "#app/office-enquiries/enquiry-line.ts";
import type { EnquiryLine } from "#app/office-enquiries/enquiry-lines.tsx";
import { type Access, getEnquiriesOf } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { findIdsOfVisitor } from "#app/office-enquiries/handling/find-of-visitor.server.ts";
import { formatCount } from "#app/region/format.ts";
import { isPhone, toPhoneDigits } from "#app/region/phone.ts";
import { visitorParts } from "#app/slots/office-visitors.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { findJoinedAddresses } from "./store/same-visitors.server.ts";

/** Normalises an e-mail address (lower case) or telephone number (digits); undefined for anything else. */
export function toAddress(typed: string) {
  const text = typed.trim().toLowerCase();
  if (text.includes("@") && !/\s/.test(text)) return text;
  return isPhone(text) ? toPhoneDigits(text) : undefined;
}

/** All addresses of a visitor, joined ones included, and their enquiries. */
export async function getVisitor(db: Database, access: Access, address: string): Promise<Visitor> {
  const all = await findJoinedAddresses(db, address);
  const emails = all.filter((each) => each.includes("@"));
  const phones = all.filter((each) => !each.includes("@"));
  return { emails, phones, ids: await findIdsOfVisitor(db, access, { emails, phones }) };
}

export function toVisitorPath(address: string) {
  return `${href("/office/visitor")}?${new URLSearchParams({ of: address })}`;
}

export const visitorFinder: OfficeFinder = { find: findVisitor };

/** Finds a visitor by a whole e-mail address or telephone number. */
async function findVisitor({ db, person, scope }: OfficeReader, typed: string) {
  const address = toAddress(typed);
  if (!address) return undefined;
  const { ids } = await getVisitor(db, { person, scope }, address);
  if (ids.length === 0) return undefined;
  const line = {
    href: toVisitorPath(address),
    title: `Everything from ${typed}`,
    note: formatCount(ids.length, "enquiry", "enquiries"),
    state: "",
  };
  return { title: "Person", count: 1, lines: [line] };
}

const MOST_BESIDE = 4;

/** The panel beside an enquiry: its visitor's newest other records. */
export async function findBesideEnquiry(
  reader: OfficeReader,
  { typed, reference }: { typed: string; reference: string },
): Promise<PersonPanel | undefined> {
  const address = toAddress(typed);
  if (!address) return undefined;
  const visitor = await getVisitor(reader.db, reader, address);
  const { ids } = visitor;
  const newest = await getEnquiriesOf(reader.db, reader, ids.slice(0, MOST_BESIDE + 1));
  const others = newest.filter((each) => each.reference !== reference).slice(0, MOST_BESIDE);
  const lines = others.map((each) => toLinkLine(toLine(each, reader.now)));
  const parts = await findParts(reader, visitor);
  return {
    label: `Everything from this person: ${formatCount(ids.length, "enquiry", "enquiries")}`,
    href: toVisitorPath(address),
    parts: [{ title: "Other enquiries", count: ids.length - 1, lines }, ...parts]
      .filter(({ lines }) => lines.length > 0)
      .map((part) => ({ ...part, lines: part.lines.slice(0, MOST_BESIDE) })),
  };
}

function toLinkLine({ reference, what, home, words, received, due }: EnquiryLine) {
  return {
    href: href("/office/enquiries/:reference", { reference }),
    title: what,
    note: [home, words, received].filter(Boolean).join(" · "),
    state: due,
  };
}

/** Modules' records of a visitor, for people who see every enquiry. */
export async function findParts(reader: OfficeReader, visitor: Visitor) {
  if (reader.scope !== "all") return [];
  const parts = await Promise.all(visitorParts.map((find) => find(reader, visitor)));
  return parts.filter((part) => part !== undefined);
}
