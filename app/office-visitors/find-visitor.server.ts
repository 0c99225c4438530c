import { href } from "react-router";
import type { Access } from "#app/enquiries/handling/find-enquiries.server.ts";
import { findIdsOfVisitor } from "#app/enquiries/handling/find-of-visitor.server.ts";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import type { OfficeFinder, Visitor } from "#app/office/search/find-in-office.ts";
import { formatCount } from "#app/region/format.ts";
import { isPhone, toPhoneDigits } from "#app/region/phone.ts";
import type { Database } from "#app/store/database.server.ts";
import { findJoinedAddresses } from "./store/same-visitors.server.ts";

/** An e-mail address in lower case or the digits of a telephone; undefined for anything else. */
export function toAddress(typed: string) {
  const text = typed.trim().toLowerCase();
  if (text.includes("@") && !/\s/.test(text)) return text;
  return isPhone(text) ? toPhoneDigits(text) : undefined;
}

/** Everything by which somebody is known: the address and what it was joined with. */
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

/** The person of a whole e-mail address or telephone. */
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

/** For the page of an enquiry: its person's, with how much else they wrote. */
export async function linkToVisitor(reader: OfficeReader, typed: string) {
  const address = toAddress(typed);
  if (!address) return undefined;
  const { ids } = await getVisitor(reader.db, reader, address);
  const count = formatCount(ids.length, "enquiry", "enquiries");
  return { label: `Everything from this person: ${count}`, href: toVisitorPath(address) };
}
