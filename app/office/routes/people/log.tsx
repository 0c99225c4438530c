import { href } from "react-router";
import * as v from "valibot";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment, withTimesInWords } from "#app/office/frame/moment-words.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { toPageNumber } from "#app/office/frame/searched-list.tsx";
import { findLog, LOG_PAGE_SIZE } from "#app/office/log/office-log.server.ts";
import type { Route } from "./+types/log.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requirePerson(args);
  const page = toPageNumber(new URL(args.request.url).searchParams);
  const found = await findLog(db, page);
  const lines = found.slice(0, LOG_PAGE_SIZE).map(({ person_name, created_at, before, after, ...entry }) => ({
    id: entry.id,
    intent: entry.intent,
    subject: entry.subject,
    person: person_name,
    at: formatMoment(created_at),
    change: toChange(before, after),
  }));
  return { lines, page, hasMore: found.length > LOG_PAGE_SIZE };
}

// Notes at doors were first written with lists of their fields.
const fieldList = v.pipe(
  v.array(v.string()),
  v.transform((fields) => fields.join(", ")),
);
const stateSchema = v.record(v.string(), v.nullable(v.union([v.string(), fieldList])));

/** Describes a change: "role: agent → office". */
function toChange(before: string | null, after: string | null) {
  const [old, now] = [read(before), read(after)];
  const changes = Object.entries(now)
    .filter(([name, value]) => value !== old[name])
    .map(
      ([name, value]) =>
        `${name}: ${[...(name in old ? [old[name] ?? "none"] : []), value ?? "none"].join(" → ")}`,
    )
    .join(", ");
  return withTimesInWords(changes);
}

function read(json: string | null) {
  return json === null ? {} : v.parse(stateSchema, JSON.parse(json));
}

export default function Log({ loaderData: { lines, page, hasMore } }: Route.ComponentProps) {
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
