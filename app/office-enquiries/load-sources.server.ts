import { toAgencyDay } from "#app/agency/agency-time.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { getKind } from "#app/enquiries/kinds.ts";
import { parseCampaign, toCampaignWords } from "#app/enquiries/store/campaign.ts";
import { readSubject } from "#app/enquiries/store/read-stored.ts";
import { toHomeId, toHomeKey } from "#app/homes/record/listing-links.ts";
import { findAllListings } from "#app/listings/catalogue/catalogue-context.ts";
import { type OfficeArguments, requirePerson } from "#app/office/access/require-person.server.ts";
import { toWeekStart } from "#app/office/frame/week-start.ts";
import {
  countSources,
  type Grouping,
  type SourceCounts,
} from "#app/office-enquiries/handling/count-sources.server.ts";
import { formatShortDate } from "#app/region/format.ts";
import type { Database } from "#app/store/database.server.ts";
import { readChosenSources, type SourceLine } from "./sources-page.tsx";

/** The table of sources that an address asks for, with homes and agents by the names that the site shows. */
export async function loadSources(args: OfficeArguments) {
  const { db, now } = await requirePerson(args);
  const chosen = readChosenSources(args.request);
  const names = {
    home: new Map(findAllListings(args.context).map((each) => [toHomeKey(toHomeId(each)), each.address])),
    agent: new Map(
      args.context.get(textsContext).agents.map(({ email, name }) => [email.toLowerCase(), name]),
    ),
  };
  return { chosen, lines: await findSources(db, { ...chosen, now, names }) };
}

type SourcesOptions = {
  by: Grouping;
  weeks: number;
  now: number;
  /** Addresses of homes by key, and names of agents by e-mail address. */
  names: Readonly<Record<"home" | "agent", ReadonlyMap<string, string>>>;
};

/** Counts enquiries by source over these weeks, without spam. Weeks are newest first, other sources largest first. */
async function findSources(db: Database, { by, weeks, now, names }: SourcesOptions) {
  const starts = toWeekStarts(now, weeks);
  const rows = await countSources(db, by, { starts, now });
  const lines = new Map<string, SourceLine>();
  const add = (label: string, { count, due, inTime }: Omit<SourceCounts, "source">) => {
    const line = lines.get(label) ?? { label, count: 0, due: 0, inTime: 0 };
    lines.set(label, { label, count: line.count + count, due: line.due + due, inTime: line.inTime + inTime });
  };
  if (by === "week") for (const start of starts) add(toDay(start), { count: 0, due: 0, inTime: 0 });
  for (const { source, ...counts } of rows) {
    add(toLabel[by](String(source ?? ""), names) || unknown[by], counts);
  }
  const all = [...lines.values()];
  return by === "week" ? all : all.toSorted((one, other) => other.count - one.count);
}

/** The starts (ms) of this week and those before it, newest first. */
function toWeekStarts(now: number, weeks: number) {
  const starts = [toWeekStart(now)];
  while (starts.length < weeks) starts.push(toWeekStart((starts.at(-1) ?? now) - 1));
  return starts;
}

/** The label of a week by its Monday: "Mon 23 Nov". */
function toDay(start: number) {
  return formatShortDate(toAgencyDay(start)).text;
}

type ToLabel = (id: string, names: SourcesOptions["names"]) => string | undefined;

const toLabel: Record<Grouping, ToLabel> = {
  week: (start) => toDay(Number(start)),
  form: (source) => {
    if (!source.startsWith("{")) return getKind(source, {}).title;
    const page = readSubject(source)?.page;
    return page ? `${page.title}: ${page.form}` : getKind("contact", {}).title;
  },
  campaign: (id) => {
    const { from, page: _page, ...campaign } = parseCampaign(id) ?? {};
    return toCampaignWords(campaign) || toCampaignWords({ from });
  },
  home: (key, names) => names.home.get(key) ?? key.slice(key.indexOf(" ") + 1),
  agent: (id, names) => names.agent.get(id) ?? id,
};

const unknown: Record<Grouping, string> = {
  week: "",
  form: "",
  campaign: "No campaign",
  home: "No home",
  agent: "No agent",
};
