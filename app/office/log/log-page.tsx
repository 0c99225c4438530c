import { href } from "react-router";
import { OfficePage } from "../frame/office-page.tsx";

type LogLine = {
  id: string;
  at: string;
  person: string;
  intent: string;
  subject: string;
  change: string;
};

type LogPageProps = { lines: readonly LogLine[]; page: number; hasMore: boolean };

/** Who did what, when; kept for 24 months. */
export function LogPage({ lines, page, hasMore }: LogPageProps) {
  const toAddress = (number: number) => `${href("/office/log")}?page=${number}`;
  return (
    <OfficePage title="Log">
      {lines.length === 0 && <p className="text-lead text-tide">Nothing was done yet.</p>}
      <ol className="divide-y divide-line border-line border-y">
        {lines.map(({ id, at, person, intent, subject, change }) => (
          <li key={id} className="grid gap-x-4 py-2.5 sm:grid-cols-rest-auto">
            <span className="wrap-anywhere">
              <span className="font-semibold">{person}</span>: {intent}, {subject}
              {change && <span className="block text-slate text-sm">{change}</span>}
            </span>
            <span className="text-slate text-sm tabular-nums">{at}</span>
          </li>
        ))}
      </ol>
      <nav aria-label="Pages" className="flex flex-wrap gap-5">
        {page > 1 && (
          <a href={toAddress(page - 1)} className="inline-flex min-h-11 items-center underline">
            Newer
          </a>
        )}
        {hasMore && (
          <a href={toAddress(page + 1)} className="inline-flex min-h-11 items-center underline">
            Older
          </a>
        )}
      </nav>
    </OfficePage>
  );
}
