import { href } from "react-router";
import * as v from "valibot";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import { requirePerson } from "#app/office/access/require-person.server.ts";
import { formatMoment, withTimesInWords } from "#app/office/frame/moment-words.ts";
import { OfficePage } from "#app/office/frame/office-page.tsx";
import { Pages, toPageNumber } from "#app/office/frame/searched-list.tsx";
import { toChangedPart } from "#app/office/log/changed-part.ts";
import { toActWords, toFieldWords } from "#app/office/log/log-words.ts";
import { findActors, findLog, LOG_PAGE_SIZE } from "#app/office/log/office-log.server.ts";
import { toCapital } from "#app/region/format.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import type { Route } from "./+types/log.ts";

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requirePerson(args);
  const { searchParams } = new URL(args.request.url);
  const page = toPageNumber(searchParams);
  const by = searchParams.get("by") || undefined;
  const words = (searchParams.get("about") ?? "").trim().slice(0, MOST_CHARACTERS);
  const addresses = new Map(findAllListings(args.context).map((home) => [getSourceId(home), home.address]));
  const homes = [...addresses].filter(([, address]) => address.toLowerCase().includes(words.toLowerCase()));
  const about = words ? { words, homes: homes.slice(0, MOST_HOMES).map(([id]) => id) } : undefined;
  const found = await findLog(db, { page, by, about });
  const lines = found.slice(0, LOG_PAGE_SIZE).map(({ person_name, created_at, ...entry }) => ({
    id: entry.id,
    intent: entry.intent,
    subject: entry.subject,
    home: addresses.get(entry.subject),
    person: person_name,
    at: formatMoment(created_at),
    changes: toChanges(entry, person_name),
  }));
  const actors = (await findActors(db)).map((name) => ({ value: name, label: name }));
  return { lines, page, by, about: words, actors, hasMore: found.length > LOG_PAGE_SIZE };
}

const MOST_CHARACTERS = 100;
const MOST_HOMES = 200;

// Older notes at doors have a list of fields where newer ones have a string.
const fieldList = v.pipe(
  v.array(v.string()),
  v.transform((fields) => fields.join(", ")),
);
const stateSchema = v.record(v.string(), v.nullable(v.union([v.string(), fieldList])));

/** Fields that the words of the action already say. */
const unsaid = new Set(["state"]);

type Entry = { intent: string; before: string | null; after: string | null };

/** The changed fields in words. A field without a previous value has only its new one. */
function toChanges({ intent, before, after }: Entry, person: string) {
  const [old, now] = [read(before), read(after)];
  return Object.entries(now)
    .filter(([name, value]) => value !== old[name] && !unsaid.has(name))
    .filter(([name, value]) => name !== "assignee" || value !== person)
    .map(([name, value]) => {
      const field = toCapital(toFieldWords(intent, name));
      if (name === "fields") return { field, from: "", to: toNames(intent, value ?? "") };
      const [from, to] = toChangedPart(withTimesInWords(old[name] ?? ""), withTimesInWords(value ?? ""));
      return { field, from, to: to || "none" };
    });
}

/** Of private data only the names of fields are logged. */
function toNames(intent: string, fields: string) {
  const names = fields.split(", ");
  return names.map((name) => toFieldWords(intent, name)).join(", ");
}

function read(json: string | null) {
  return json === null ? {} : v.parse(stateSchema, JSON.parse(json));
}

export default function Log({
  loaderData: { lines, page, by, about, actors, hasMore },
}: Route.ComponentProps) {
  const toAddress = (asked: { by?: string; page?: string }) =>
    `${href("/office/log")}?${new URLSearchParams({ ...(by && { by }), ...(about && { about }), ...asked })}`;
  const isNarrowed = by !== undefined || about !== "";
  return (
    <OfficePage title={by ? `Log: ${by}` : "Log"}>
      <form method="get" className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField name="by" label="Who" empty="Everybody" options={actors} defaultValue={by} />
        <TextField name="about" label="About: an address, a reference, a name" defaultValue={about} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" look="secondary">
            Show
          </Button>
          {isNarrowed && (
            <a href={href("/office/log")} className="underline">
              Show all again
            </a>
          )}
        </div>
      </form>
      {lines.length === 0 && (
        <p className="text-lead text-tide">
          {isNarrowed ? "Nothing in the log matches what you chose." : "Nothing was done yet."}
        </p>
      )}
      <ol className="divide-y divide-line border-line border-y empty:hidden">
        {lines.map(({ id, at, person, intent, subject, home, changes }) => (
          <li key={id} className="grid items-center gap-x-4 py-2 sm:grid-cols-rest-auto">
            <span className="wrap-anywhere">
              <a href={toAddress({ by: person })} className="font-semibold no-underline hover:underline">
                {person}
              </a>{" "}
              {toActWords(intent)}{" "}
              <a href={toFound(subject)} className="underline">
                {home ?? subject}
              </a>
            </span>
            <span className="text-slate text-sm tabular-nums">{at}</span>
            <Changes changes={changes} />
          </li>
        ))}
      </ol>
      <Pages page={page} hasMore={hasMore} toAddress={(asked) => toAddress({ page: String(asked) })} />
    </OfficePage>
  );
}

const LONGEST_SHOWN = 80;

/** Short changes in a line; long ones, such as those of a text, folded and below each other. */
function Changes({ changes }: { changes: ReturnType<typeof toChanges> }) {
  const lines = changes.map(({ field, from, to }) => ({ field, change: from ? `${from} → ${to}` : to }));
  if (lines.every(({ change }) => change.length <= LONGEST_SHOWN))
    return (
      <p className="wrap-anywhere text-slate text-sm empty:hidden">
        {lines.map(({ field, change }) => `${field}: ${change}`).join(" · ")}
      </p>
    );
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-slate">
        {lines.map(({ field }) => field).join(", ")}
      </summary>
      <ul className="grid max-w-prose gap-3 pb-3">
        {changes.map(({ field, from, to }) => (
          <li key={field} className="wrap-anywhere grid whitespace-pre-line">
            {changes.length > 1 && <span className="font-semibold">{field}</span>}
            <span className="text-slate">{from}</span>
            <span>→ {to}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The subject of an entry: an enquiry by its reference, a home by its id, a person by name. */
function toFound(subject: string) {
  return `${href("/office/search")}?${new URLSearchParams({ q: subject })}`;
}
