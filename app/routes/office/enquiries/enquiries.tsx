import { href } from "react-router";
import { toSearchWords } from "#app/enquiries/store/search-text.ts";
import { isPermitted } from "#app/office/access/permissions.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { EnquiryLines, views } from "#app/office/enquiries/enquiry-lines.tsx";
import { findEnquiries, PAGE_SIZE, toLine } from "#app/office/enquiries/find-enquiries.server.ts";
import { IntentForm, OfficePage } from "#app/office/frame/office-page.tsx";
import { readListSearch, SearchedList } from "#app/office/frame/searched-list.tsx";
import type { Route } from "./+types/enquiries.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...scope } = await requirePerson(args);
  const { asked, search, page } = readListSearch(args.request);
  const view = views.find(({ value }) => value === asked)?.value ?? "waiting";
  const found = await findEnquiries(db, { ...scope, view, page, words: toSearchWords(search) });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  const canExport = isPermitted(scope.person.role, "export enquiries");
  return { canExport, lines, list: { view, search, page, hasMore: found.length > PAGE_SIZE } };
}

export default function Enquiries({ loaderData: { canExport, lines, list } }: Route.ComponentProps) {
  return (
    <OfficePage title="Enquiries">
      <SearchedList
        path={href("/office/enquiries")}
        label="Lists of enquiries"
        views={views}
        searchLabel="Name, e-mail, phone, reference or address"
        isEmpty={lines.length === 0}
        {...list}
      >
        <EnquiryLines lines={lines} />
      </SearchedList>
      {canExport && <Export />}
    </OfficePage>
  );
}

function Export() {
  return (
    <details className="border-line border-t">
      <summary className="flex min-h-12 items-center font-semibold">Take them with you</summary>
      <IntentForm intent="export" action={href("/office/export")} label="Export every enquiry">
        <p className="max-w-prose text-slate text-sm">
          A CSV file for spreadsheets, with all that visitors wrote. It holds personal data: delete it when it
          has served. That you took it stands in the log.
        </p>
      </IntentForm>
    </details>
  );
}
