import { href, redirect } from "react-router";
import { PAGE_SIZE } from "#app/enquiries/handling/find-enquiries.server.ts";
import { MOST_FOUND, searchEnquiries } from "#app/enquiries/handling/search-enquiries.server.ts";
import { officeFinders } from "#app/modules.office-search.server.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toLine } from "#app/office/enquiries/enquiry-line.ts";
import { EnquiryLines } from "#app/office/enquiries/enquiry-lines.tsx";
import { LinkLines } from "#app/office/frame/link-lines.tsx";
import { OfficePage, Part } from "#app/office/frame/office-page.tsx";
import { Pages, readListSearch } from "#app/office/frame/searched-list.tsx";
import type { FoundPart } from "#app/office/search/find-in-office.ts";
import { findPages } from "#app/office/search/find-pages.ts";
import { formatCount, formatNumber } from "#app/region/format.ts";
import type { Route } from "./+types/search.ts";

const reference = /^[a-z0-9]{4}-?[a-z0-9]{4}$/i;

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...access } = await requirePerson(args);
  const { search: typed, page } = readListSearch(args.request);
  const reader = { db, now, ...access, context: args.context };
  const [{ found, count }, ...parts] = await Promise.all([
    searchEnquiries(db, access, { typed, page }),
    ...officeFinders.map((find) => (typed && page === 1 ? find(reader, typed) : undefined)),
  ]);
  const [only] = found;
  if (only && count === 1 && reference.test(typed) && only.reference === toReference(typed))
    throw redirect(href("/office/enquiries/:reference", { reference: only.reference }));
  const pages = typed && page === 1 ? findPages(access.person.role, typed) : undefined;
  return {
    typed,
    page,
    parts: [pages, ...parts].filter((part) => part !== undefined),
    count,
    lines: found.map((each) => toLine(each, now)),
  };
}

/** KNQP237R is KNQP-237R. */
function toReference(typed: string) {
  const letters = typed.replace("-", "").toUpperCase();
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { typed, page, parts, count, lines } = loaderData;
  if (!typed)
    return (
      <OfficePage title="Find">
        <p className="max-w-prose text-lead text-tide">
          People by name, telephone or e-mail, enquiries by reference or words of their message, homes by
          address, id or agent, and the pages of the office.
        </p>
      </OfficePage>
    );
  return (
    <OfficePage title={`Find “${typed}”`} heading={`“${typed}”`}>
      {parts.length === 0 && count === 0 && (
        <p className="max-w-prose text-lead text-tide">
          Nothing has it, among enquiries of any state, homes and pages. Try fewer words, or the beginning of
          one.
        </p>
      )}
      {parts.map((part) => (
        <FoundLines key={part.title} {...part} />
      ))}
      {lines.length > 0 && (
        <Part title={toCountWords(count)}>
          <EnquiryLines lines={lines} />
        </Part>
      )}
      <Pages
        page={page}
        hasMore={page * PAGE_SIZE < count}
        toAddress={(number) =>
          `${href("/office/search")}?${new URLSearchParams({ q: typed, page: `${number}` })}`
        }
      />
    </OfficePage>
  );
}

function toCountWords(count: number) {
  const words = formatCount(count, "enquiry", "enquiries");
  return count < MOST_FOUND ? words : `More than ${formatNumber(MOST_FOUND)} enquiries`;
}

function FoundLines({ title, count, lines }: FoundPart) {
  const isAll = lines.length === count;
  return (
    <Part title={isAll ? title : `${title}: the first ${lines.length} of ${formatNumber(count)}`}>
      <LinkLines lines={lines} />
    </Part>
  );
}
