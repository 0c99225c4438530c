import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { ActForm } from "../frame/act-form.tsx";
import { OfficePage } from "../frame/office-page.tsx";
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
      <nav aria-label="Lists of enquiries" className="-mx-(--gutter) overflow-x-auto px-(--gutter)">
        <ul className="flex gap-1">
          {views.map((each) => (
            <li key={each}>
              <a
                href={toAddress({ view: each, search, page: 1 })}
                aria-current={each === view ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-xs px-3 font-semibold text-sm no-underline current:shadow-rule hover:shadow-rule forced-colors:current:underline"
              >
                {viewLabels[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not styled alike by all browsers yet */}
      <form method="get" role="search" className="grid max-w-prose grid-cols-rest-auto items-end gap-3">
        <input type="hidden" name="view" value={view} />
        <TextField
          name="q"
          label="Name, e-mail, phone, reference or address"
          type="search"
          defaultValue={search}
          autoComplete="off"
        />
        <Button type="submit" look="secondary">
          Search
        </Button>
      </form>
      {lines.length === 0 ? (
        <p className="text-lead text-tide">
          {search ? `Nothing in this list matches “${search}”.` : "This list is empty."}
        </p>
      ) : (
        <EnquiryLines lines={lines} />
      )}
      <Pages {...{ view, search, page, hasMore }} />
      {canExport && <Export />}
    </OfficePage>
  );
}

function Export() {
  return (
    <details className="border-line border-t">
      <summary className="flex min-h-12 items-center font-semibold">Take them with you</summary>
      <ActForm act="export" action={href("/office/export")} label="Export every enquiry">
        <p className="max-w-prose text-slate text-sm">
          A CSV file for spreadsheets, with all that visitors wrote. It holds personal data: delete it when it
          has served. That you took it stands in the log.
        </p>
      </ActForm>
    </details>
  );
}

type Place = { view: View; search: string; page: number };

function Pages({ hasMore, page, ...place }: Place & { hasMore: boolean }) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap gap-5">
      {page > 1 && (
        <a
          rel="prev"
          href={toAddress({ ...place, page: page - 1 })}
          className="inline-flex min-h-11 items-center"
        >
          Before these
        </a>
      )}
      {hasMore && (
        <a
          rel="next"
          href={toAddress({ ...place, page: page + 1 })}
          className="inline-flex min-h-11 items-center"
        >
          More
        </a>
      )}
    </nav>
  );
}

function toAddress({ view, search, page }: Place) {
  const query = new URLSearchParams({ view });
  if (search) query.set("q", search);
  if (page > 1) query.set("page", String(page));
  return `${href("/office/enquiries")}?${query}`;
}
