import { href } from "react-router";
import { IntentForm } from "#app/office/frame/intent-form.tsx";
import { EmptyList, ListSearch } from "#app/office/frame/list-search.tsx";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Pages } from "#app/office/frame/pages.tsx";
import { Tabs } from "#app/office/frame/tabs.tsx";
import { type EnquiryLine, EnquiryLines } from "./enquiry-lines.tsx";
import { type View, viewLabels, views } from "./views.ts";

type EnquiriesPageProps = {
  canExport: boolean;
  view: View;
  search: string;
  page: number;
  lines: readonly EnquiryLine[];
  hasMore: boolean;
};

/** A list of enquiries, and the search in it. */
export function EnquiriesPage({ canExport, view, search, page, lines, hasMore }: EnquiriesPageProps) {
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
