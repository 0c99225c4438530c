import { href, redirect } from "react-router";
import type { OfficeReader } from "#app/office/access/require-person.server.ts";
import { PAGE_SIZE } from "#app/office-enquiries/handling/find-enquiries.server.ts";
import { MOST_FOUND, searchEnquiries } from "#app/office-enquiries/handling/search-enquiries.server.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import { toLine } from "./enquiry-line.ts";

const reference = /^[a-z0-9]{4}-?[a-z0-9]{4}$/i;

type Asked = { typed: string; page: number };

export const enquiriesFinder = {
  finds: "people by name, telephone or e-mail, enquiries by reference or words of their message",
  find: findEnquiriesByWords,
};

/** A page of the enquiries with these words. Throws a redirect if the words are the reference of one. */
async function findEnquiriesByWords(reader: OfficeReader, { typed, page }: Asked) {
  const { found, count } = await searchEnquiries(reader.db, reader, { typed, page });
  if (count === 0) return { found: {}, hasMore: false };
  const [only] = found;
  if (only && count === 1 && reference.test(typed) && only.reference === toReference(typed))
    throw redirect(href("/office/enquiries/:reference", { reference: only.reference }));
  const lines = found.map((each) => toLine(each, reader.now));
  return { found: { enquiries: { title: toTitle(count), lines } }, hasMore: page * PAGE_SIZE < count };
}

/** Normalises a reference: KNQP237R is KNQP-237R. */
function toReference(typed: string) {
  const letters = typed.replace("-", "").toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function toTitle(count: number) {
  if (count >= MOST_FOUND) return `More than ${formatNumber(MOST_FOUND)} enquiries`;
  return formatCount(count, "enquiry", "enquiries");
}
