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

/** The pages that visitors get now, by their addresses. */
export function findBuiltPages(all: readonly Published[], now: number) {
  return all.flatMap((each) =>
    each.path && isShownAt(each, now) && !findProblem(each, all, now) ? [{ ...each, path: each.path }] : [],
  );
}

/** Why a page is not shown, unless its times say so; `all` that is published, in the order of the service. */
export function findProblem(entry: Published, all: readonly Published[], now: number) {
  const { path, page } = entry;
  if (!path) return "it has no address";
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
