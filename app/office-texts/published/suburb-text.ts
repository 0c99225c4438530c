import * as v from "valibot";
import { type Suburb, statsEntries, suburbSchema } from "#app/agency/kinds/suburb-schema.ts";

const { state: _state, recentSales: _sales, stats: _stats, articles, ...guide } = suburbSchema.entries;
const parts = {
  guide: v.partial(v.object(guide)),
  stats: v.partial(v.object(statsEntries)),
  articles: v.object(articles.wrapped.entries),
};

/** The office's text for a suburb. Versions from before guides could be edited have only the figures. */
export const suburbTextSchema = v.object({
  ...parts.guide.entries,
  ...parts.stats.entries,
  ...parts.articles.entries,
});

type Known = Partial<Suburb> & Pick<Suburb, "id" | "state">;

/** A guide as the office has written it; a version with figures only is merged into the folder's guide. */
export function toSuburb(text: object, before: Known) {
  const written = v.parse(suburbTextSchema, text);
  const all = written.description ? written : { ...toSuburbText(before), ...written };
  return v.safeParse(suburbSchema, {
    ...v.parse(parts.guide, all),
    id: before.id,
    state: before.state,
    recentSales: before.recentSales,
    stats: v.parse(parts.stats, all),
    articles: v.parse(parts.articles, all),
  });
}

/** A guide as its text: the figures and articles beside the words. */
export function toSuburbText({ stats, articles, state: _, recentSales: _sales, ...words }: Known) {
  return { ...words, ...stats, ...articles };
}
