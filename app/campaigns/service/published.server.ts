import * as v from "valibot";
import type { BuilderPage } from "../block.ts";
import { entrySchema, findTarget } from "../content/element-schema.ts";

/** When something is shown (ms): by default from its publication and without end. */
type PublicationTimes = { startsAt?: number; endsAt?: number };

export function isShownAt({ startsAt, endsAt }: PublicationTimes, now: number) {
  return (startsAt === undefined || startsAt <= now) && (endsAt === undefined || now < endsAt);
}

/** A page that is published or scheduled. */
export type Published = PublicationTimes & {
  id: string;
  name: string;
  /** The page's path, or the rule that targets it: "startsWith /open". */
  path?: string;
  /** When the page was first published and last changed (ms). */
  since?: number;
  changedAt?: number;
  isUnlisted: boolean;
  /** Missing if the content is too large, or has never been read. */
  page?: BuilderPage;
  /** When the content was read (ms); undefined if it can change while the entry does not. */
  readAt?: number;
  /** Whether the last read failed; `page` is then from an earlier one. */
  isUnread?: boolean;
};

/** Parses an entry without its content; `undefined` for anything else. */
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

/** Whether a marketer's page may have this path; others, such as file names, are not looked up. */
export function isAddress(path: string) {
  return path.length <= MAX_PATH && addressable.test(path);
}

/** The pages that visitors can open at a time (ms). */
export function findBuiltPages(all: readonly Published[], now: number) {
  return all.flatMap((each) =>
    each.path && isShownAt(each, now) && !findProblem(each, all, now) ? [{ ...each, path: each.path }] : [],
  );
}

/** Why a page is not shown, other than its start and end times; `all` are the entries in the service's order. */
export function findProblem(entry: Published, all: readonly Published[], now: number) {
  const { path, page } = entry;
  if (!path) return "it has no address";
  // The site redirects to the address without the slash, which the service does not know.
  if (path.endsWith("/")) return "its address ends with /: take that off in Builder";
  if (!path.startsWith("/")) return "it is targeted by a rule: give it one address";
  if (!isAddress(path)) return "its address has more than letters, digits, -, _ and /";
  if (!page) return entry.isUnread ? "it could not be read" : "its content is more than 1 MB";
  if (page.blocks.length === 0) return "none of it can be shown";
  const first = all.find((each) => each.path === path && isShownAt(each, now));
  if (!first || first === entry || !isShownAt(entry, now)) return undefined;
  return `“${first.name}” is shown there, since it is higher in Builder’s list`;
}
