import { href } from "react-router";
import { toSearchWords } from "#app/enquiries/store/search-text.ts";
import { may } from "#app/office/access/may.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { type EnquiryLine, EnquiryLines } from "#app/office/enquiries/list/enquiry-lines.tsx";
import { findEnquiries, PAGE_SIZE } from "#app/office/enquiries/list/find-enquiries.server.ts";
import { toLine } from "#app/office/enquiries/list/to-line.ts";
import { toView, type View, viewLabels, views } from "#app/office/enquiries/list/views.ts";
import { IntentForm } from "#app/office/frame/intent-form.tsx";
import { EmptyList, ListSearch } from "#app/office/frame/list-search.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { toPageNumber } from "#app/office/frame/page-number.ts";
import { Pages } from "#app/office/frame/pages.tsx";
import { Tabs } from "#app/office/frame/tabs.tsx";
import type { Route } from "./+types/enquiries.ts";

const MOST_CHARACTERS = 100;

export async function loader(args: Route.LoaderArgs) {
  const { db, now, ...sight } = await requirePerson(args);
  const asked = new URL(args.request.url).searchParams;
  const view = toView(asked.get("view"));
  const search = (asked.get("q") ?? "").trim().slice(0, MOST_CHARACTERS);
  const page = toPageNumber(asked);
  const found = await findEnquiries(db, { ...sight, view, page, words: toSearchWords(search) });
  const lines = found.slice(0, PAGE_SIZE).map((each) => toLine(each, now));
  const canExport = may(sight.person.role, "export enquiries") !== undefined;
  return { canExport, view, search, page, lines, hasMore: found.length > PAGE_SIZE };
}

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiriesPage {...loaderData} />;
}

type EnquiriesPageProps = {
  canExport: boolean;
  view: View;
  search: string;
  page: number;
  lines: readonly EnquiryLine[];
  hasMore: boolean;
};

/** A list of enquiries, and the search in it. */
function EnquiriesPage({ canExport, view, search, page, lines, hasMore }: EnquiriesPageProps) {
  return (
    <OfficePage title="Enquiries">
      <Tabs
        label="Lists of enquiries"
        tabs={views.map((each) => ({
          label: viewLabels[each],
          href: toAddress({ view: each, search, page: 1 }),
          isCurrent: each === view,
        }))}
      />
      <ListSearch label="Name, e-mail, phone, reference or address" view={view} search={search} />
      {lines.length === 0 ? <EmptyList search={search} /> : <EnquiryLines lines={lines} />}
      <Pages
        page={page}
        hasMore={hasMore}
        toAddress={(number) => toAddress({ view, search, page: number })}
      />
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

type Place = { view: View; search: string; page: number };

function toAddress({ view, search, page }: Place) {
  const query = new URLSearchParams({ view });
  if (search) query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return `${href("/office/enquiries")}?${query}`;
}
