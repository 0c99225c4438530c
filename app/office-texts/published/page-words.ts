import * as v from "valibot";
import { fixedWords, pages as ofFolder } from "#app/agency/folder/first-texts.ts";
import { legalSchema, menuSchema, wordsSchema } from "#app/agency/folder/schemas/words.ts";
import { readUpload } from "#app/agency/kinds/schema-parts.ts";
import type { Pages, PageText } from "#app/agency/texts/site-texts.ts";
import { findPlaces, getPart, isPicture, layOver, withoutEmpty, withUploads } from "./words-by-place.ts";

const pagesSchema = v.strictObject({ ...wordsSchema.entries, ...legalSchema.entries, menu: menuSchema });

export const pageNames = v.keyof(pagesSchema).options;

export const pageTextSchema = v.strictObject({
  page: v.picklist(pageNames),
  changes: v.record(v.string(), v.string()),
});

type MergeOptions = { hasPicture: (name: string) => boolean; onUnreadable: (text: PageText) => void };

/** The folder's pages with the texts of the office over them. One that does not fit its page any more is left out. */
export function mergePages(texts: readonly PageText[], { hasPicture, onUnreadable }: MergeOptions) {
  return texts.reduce<Pages>((before, { page, changes }) => {
    const known = Object.entries(changes).filter(
      ([place, words]) => !getFixed(place) && (!isPicture(place) || hasPicture(words) || readUpload(words)),
    );
    const { pages } = changePages({ page, changes: Object.fromEntries(known) }, before);
    if (!pages) onUnreadable({ page, changes });
    return pages ?? before;
  }, ofFolder);
}

/** The pages with what a text changes of one, or what is wrong with it, by place: "about.values.0.title". */
export function changePages({ changes }: PageText, pages: Pages = ofFolder) {
  const changed = layOver(pages, changes);
  const { success, output } = v.safeParse(pagesSchema, withUploads(withoutEmpty(changed)));
  if (success) return { pages: output };
  const words = findPlaces(changed, {});
  const isLeftOut = (place: string) => {
    const part = getPart(place);
    return part && Object.entries(words).every(([each, text]) => !each.startsWith(`${part}.`) || text === "");
  };
  const issues = v.safeParse(pagesSchema, changed).issues ?? [];
  const errors = issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message] as const);
  return { errors: Object.fromEntries(errors.filter(([place]) => !isLeftOut(place))) };
}

/** Why the words of a place cannot be changed, if so: the agency's folder says which are fixed. */
export function getFixed(place: string) {
  const isFixed = fixedWords?.words.includes(place.replace(/\.\d+(?=\.|$)/g, ""));
  return isFixed ? fixedWords?.why : undefined;
}
