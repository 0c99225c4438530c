import * as v from "valibot";
import { isShownAt, type PublicationTimes } from "#app/agency/agency-time.ts";
import { type Campaign, toPlacePath, toTimes } from "#app/agency/texts/kinds/campaign.ts";
import type { BuilderPage } from "../block.ts";
import { toEntry } from "../content/campaign-entry.ts";
import { entrySchema, findTarget } from "../content/element-schema.ts";
import { parsePage } from "../content/parse-page.server.ts";

/** The service's models that the site reads, and the page of a band; a suburb's has it as its target. */
const bandPaths = {
  page: undefined,
  "home-section": "/",
  "listings-section": "/listings",
  "journal-section": "/journal",
  "suburb-section": undefined,
} as const;

export type Model = keyof typeof bandPaths;
export const models: readonly Model[] = [
  "page",
  "home-section",
  "listings-section",
  "journal-section",
  "suburb-section",
];

/** A page or band that is published, or will be. */
export type Published = PublicationTimes & {
  model: Model | "office";
  id: string;
  name: string;
  isBand: boolean;
  /** Its address, or that of the page that a band is on; "startsWith /open" by a rule. */
  path?: string;
  /** When it was published first, and last changed (ms). */
  since?: number;
  changedAt?: number;
  isUnlisted: boolean;
  /** Missing where its content is too large, or has never been read. */
  page?: BuilderPage;
  /** Its content could not be read this time: `page` is what was read last. */
  isUnread?: boolean;
};

/** What is known of an entry without its content; `undefined` if it is none. */
export function readPublished(model: Model, raw: unknown): Published | undefined {
  const { success, output } = v.safeParse(entrySchema, raw);
  if (!success) return undefined;
  const { id, name, data, startDate, endDate, firstPublished, lastUpdated } = output;
  return {
    model,
    id,
    name: data.title || name,
    isBand: model !== "page",
    path: findTarget(raw) ?? bandPaths[model],
    since: firstPublished,
    changedAt: lastUpdated,
    startsAt: startDate,
    endsAt: endDate,
    isUnlisted: data.noIndex,
  };
}

function readCampaign(campaign: Campaign): Published {
  const { id, title, place } = campaign;
  const isBand = !place.startsWith("/");
  return {
    model: "office",
    id: String(id),
    name: title,
    isBand,
    path: toPlacePath(place),
    ...toTimes(campaign),
    isUnlisted: false,
    page: parsePage(toEntry(campaign), { isBand }),
  };
}

const MAX_PATH = 200;
const addressable = /^(?:\/[\w%~-]+)+$/;

/** Whether a marketer may give a page this path; others, such as file names, are not looked up. */
export function isAddress(path: string) {
  return path.length <= MAX_PATH && addressable.test(path);
}

export type PublishedSources = {
  campaigns: readonly Campaign[];
  /** What the service has, in its order. */
  entries?: readonly Published[];
  suburbs: readonly { id: string }[];
  /** Whether the site has a page of its own at a path. */
  isOurs: (path: string) => boolean;
  now: number;
};

/** All that is published, each with why it is not shown; the office's come before the service's. */
export function findPublished({ campaigns, entries = [], ...sources }: PublishedSources) {
  const all = [...campaigns.map(readCampaign), ...entries];
  return all.map((each) => ({ ...each, problem: findProblem(each, all, sources) }));
}

/** The pages that visitors get now, by their addresses. */
export function findBuiltPages(sources: PublishedSources) {
  return findPublished(sources).flatMap(({ isBand, path, problem, ...each }) =>
    isBand || problem || !path || !isAddress(path) || !isShownAt(each, sources.now)
      ? []
      : [{ ...each, path }],
  );
}

type Sources = Omit<PublishedSources, "campaigns" | "entries">;

function findProblem(entry: Published, all: readonly Published[], { suburbs, isOurs, now }: Sources) {
  const { isBand, path, page } = entry;
  if (!path) return isBand ? "it has no suburb’s guide as its target" : "it has no address";
  if (isBand && !isSpot(path, suburbs)) return `${path} has no spot for a band`;
  if (!isBand && isOurs(path)) return "the site has a page of its own at this address";
  // The site sends visitors on to the address without it, which the service does not know.
  if (!isBand && path.endsWith("/")) return "its address ends with /: take that off in Builder";
  // A rule, such as "startsWith /open", stands for many.
  if (!isBand && path.startsWith("/") && !isAddress(path))
    return "its address has more than letters, digits, -, _ and /";
  if (!page) return entry.isUnread ? "it could not be read" : "its content is more than 1 MB";
  if (page.blocks.length === 0) return "nothing of it can be shown";
  const first = all.find((each) => each.isBand === isBand && each.path === path && isShownAt(each, now));
  if (!first || first === entry || !isShownAt(entry, now)) return undefined;
  return `“${first.name}” is shown there, since ${first.model === "office" ? "the office’s come first" : "it is higher in Builder’s list"}`;
}

function isSpot(path: string, suburbs: Sources["suburbs"]) {
  return (
    Object.values<string | undefined>(bandPaths).includes(path) ||
    suburbs.some(({ id }) => path === toPlacePath(`suburb:${id}`))
  );
}
