import * as v from "valibot";
import { isShownAt, type PublicationTimes } from "#app/agency/agency-time.ts";
import type { BuilderPage } from "../block.ts";
import { entrySchema, findTarget } from "../content/element-schema.ts";

/** A page that is published, or will be. */
export type Published = PublicationTimes & {
  id: string;
  name: string;
  /** Its address, or what else it is targeted at: "startsWith /open". */
  path?: string;
  /** When it was published first, and last changed (ms). */
  since?: number;
  changedAt?: number;
  isUnlisted: boolean;
  /** Missing where its content is too large, or has never been read. */
  page?: BuilderPage;
  /** When it was read (ms), if it stays so while its entry does. */
  readAt?: number;
  /** Its content could not be read this time: `page` is what was read last. */
  isUnread?: boolean;
};

/** What is known of an entry without its content; `undefined` if it is none. */
export function readPublished(raw: unknown): Published | undefined {
  const { success, output } = v.safeParse(entrySchema, raw);
  if (!success) return undefined;
  const { id, name, data, startDate, endDate, firstPublished, lastUpdated } = output;
  return {
    id,
    name: data.title || name,
    path: findTarget(raw),
    since: firstPublished,
    changedAt: lastUpdated,
    startsAt: startDate,
    endsAt: endDate,
    isUnlisted: data.noIndex,
  };
}

const MAX_PATH = 200;
const addressable = /^(?:\/[\w%~-]+)+$/;

/** Whether a marketer may give a page this path; others, such as file names, are not looked up. */
export function isAddress(path: string) {
  return path.length <= MAX_PATH && addressable.test(path);
}

export type PublishedSources = {
  /** What the service has, in its order. */
  entries?: readonly Published[];
  /** Whether the site has a page of its own at a path. */
  isOurs: (path: string) => boolean;
  now: number;
};

/** All that is published, each with why it is not shown. */
export function findPublished({ entries = [], ...sources }: PublishedSources) {
  return entries.map((each) => ({ ...each, problem: findProblem(each, entries, sources) }));
}

/** The pages that visitors get now, by their addresses. */
export function findBuiltPages(sources: PublishedSources) {
  return findPublished(sources).flatMap(({ path, problem, ...each }) =>
    problem || !path || !isAddress(path) || !isShownAt(each, sources.now) ? [] : [{ ...each, path }],
  );
}

function findProblem(
  entry: Published,
  all: readonly Published[],
  { isOurs, now }: Omit<PublishedSources, "entries">,
) {
  const { path, page } = entry;
  if (!path) return "it has no address";
  if (isOurs(path)) return "the site has a page of its own at this address";
  // The site sends visitors on to the address without it, which the service does not know.
  if (path.endsWith("/")) return "its address ends with /: take that off in Builder";
  if (!path.startsWith("/")) return "it is targeted by a rule: give it one address";
  if (!isAddress(path)) return "its address has more than letters, digits, -, _ and /";
  if (!page) return entry.isUnread ? "it could not be read" : "its content is more than 1 MB";
  if (page.blocks.length === 0) return "nothing of it can be shown";
  const first = all.find((each) => each.path === path && isShownAt(each, now));
  if (!first || first === entry || !isShownAt(entry, now)) return undefined;
  return `“${first.name}” is shown there, since it is higher in Builder’s list`;
}
