import { formatKb, toTable } from "../tables.ts";
import { type Category, categories, type Kind, kinds, type Visit } from "./lighthouse.ts";

/** A page of a site, opened several times. */
export type Measured = { site: string; page: string; visits: readonly Visit[] };
/** The load a site bore: answers a second. */
export type Load = { site: string; page: string; perSecond: number };

/** The site that others are compared with, and the site that is held against the targets. */
export const roles = { floor: "files", ours: "Headland" } as const;
const { floor, ours } = roles;

const MS_PER_SECOND = 1000;
const CLS_DIGITS = 3;
/** docs/performance.md: scores from 0 to 100; how many times the floor's LCP ours may take. */
const targets = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MOST_LCP_RATIO = 1.15;

/**
 * Makes the table of a phone's times and downloads: a line per page and site, each figure the median of its visits.
 */
export function toPageTable(measured: readonly Measured[]) {
  const columns = ["Page", "Site", "Performance", "LCP", "× files", "TBT", "CLS"];
  const bytes = ["HTML", "CSS", "script", "fonts", "pictures", "data, other", "together", "× files"];
  const rows = measured.map(({ site, page, visits }) => {
    const base = getVisits(measured, floor, page);
    return [
      page,
      site,
      formatScores(visits, "performance"),
      `${(toMedian(visits.map(({ lcp }) => lcp)) / MS_PER_SECOND).toFixed(2)} s`,
      formatRatio(toLcp(visits), toLcp(base)),
      `${toMedian(visits.map(({ tbt }) => tbt)).toFixed(0)} ms`,
      toCls(visits),
      ...kinds.map((kind) => formatKb(toBytes(visits, kind))),
      formatKb(toTotal(visits)),
      formatRatio(toTotal(visits), toTotal(base)),
      toMedian(visits.map(({ requests }) => requests)).toFixed(0),
    ];
  });
  return toTable([...columns, ...bytes, "requests"], rows);
}

/** Makes the table of our pages' Lighthouse scores: the median and, where it was lower once, the lowest. */
export function toScoreTable(measured: readonly Measured[]) {
  const rows = measured
    .filter(({ site }) => site === ours)
    .map(({ page, visits }) => [page, ...categories.map((category) => formatScores(visits, category))]);
  return toTable(["Page", "Performance", "Accessibility", "Best Practices", "SEO"], rows);
}

export function toLoadTable(loads: readonly Load[]) {
  const rows = loads.map(({ site, page, perSecond }) => {
    const base = loads.find((load) => load.site === floor && load.page === page)?.perSecond ?? 0;
    return [page, site, perSecond.toFixed(0), formatRatio(perSecond, base)];
  });
  return toTable(["Page", "Site", "answers a second", "× files"], rows);
}

/** Every target of docs/performance.md that our pages miss in this run, in words; the cause is for people to find. */
export function findMisses(measured: readonly Measured[]): string[] {
  return measured
    .filter(({ site }) => site === ours)
    .flatMap(({ page, visits }) => {
      const low = categories
        .map((category) => ({ category, score: toScore(visits, category) }))
        .filter(({ category, score }) => score !== undefined && score < targets[category])
        .map(({ category, score }) => `${page}: ${category} ${score}, wanted ${targets[category]}`);
      const ratio = toLcp(visits) / toLcp(getVisits(measured, floor, page));
      const slow =
        ratio > MOST_LCP_RATIO
          ? [`${page}: LCP ${ratio.toFixed(2)} × the files', wanted ≤ ${MOST_LCP_RATIO.toFixed(2)} ×`]
          : [];
      const moving = Number(toCls(visits)) > 0 ? [`${page}: CLS ${toCls(visits)}, wanted 0`] : [];
      return [...low, ...slow, ...moving];
    });
}

function getVisits(measured: readonly Measured[], site: string, page: string) {
  const found = measured.find((each) => each.site === site && each.page === page);
  if (!found) throw new Error(`${page} of ${site} was not measured.`);
  return found.visits;
}

function toLcp(visits: readonly Visit[]) {
  return toMedian(visits.map(({ lcp }) => lcp));
}

function toCls(visits: readonly Visit[]) {
  return toMedian(visits.map(({ cls }) => cls)).toFixed(CLS_DIGITS);
}

function toBytes(visits: readonly Visit[], kind: Kind) {
  return toMedian(visits.map(({ bytes }) => bytes[kind]));
}

function toTotal(visits: readonly Visit[]) {
  return kinds.reduce((total, kind) => total + toBytes(visits, kind), 0);
}

function toScore(visits: readonly Visit[], category: Category) {
  const scores = visits.flatMap(({ scores }) => scores[category] ?? []);
  return scores.length > 0 ? toMedian(scores) : undefined;
}

function formatScores(visits: readonly Visit[], category: Category) {
  const median = toScore(visits, category);
  if (median === undefined) return "";
  const lowest = Math.min(...visits.flatMap(({ scores }) => scores[category] ?? []));
  return lowest < median ? `${median} (${lowest})` : String(median);
}

/** The middle of these numbers; of an even count, the mean of the two in the middle. Throws without numbers. */
export function toMedian(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error("There is no median of nothing.");
  return (lower + upper) / 2;
}

/** "1.04 ×": how many times the other this is; "–" where the other is nothing. */
export function formatRatio(value: number, other: number) {
  return other === 0 ? "–" : `${(value / other).toFixed(2)} ×`;
}
