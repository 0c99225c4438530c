import * as v from "valibot";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { toMomentWords, withTimesInWords } from "#app/office/frame/moment-words.ts";
import { toPageNumber } from "#app/office/frame/page-number.ts";
import { findLog, LOG_PAGE_SIZE } from "#app/office/log/log.server.ts";
import { LogPage } from "#app/office/log/log-page.tsx";
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
    at: toMomentWords(created_at),
    change: toChange(before, after),
  }));
  return { lines, page, hasMore: found.length > LOG_PAGE_SIZE };
}

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogPage {...loaderData} />;
}

const stateSchema = v.record(v.string(), v.nullable(v.string()));

/** What changed, in words: "role: agent → office". */
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
