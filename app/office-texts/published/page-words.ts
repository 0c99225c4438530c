import * as v from "valibot";
import { fixedWords, pages as ofFolder } from "#app/agency/folder/first-texts.ts";
import { legalSchema, menuSchema, wordsSchema } from "#app/agency/folder/schemas/words.ts";
import type { Pages, PageText } from "#app/agency/texts/site-texts.ts";
import { readUpload } from "../read-upload.ts";
import { findPlaces, getPart, isPicture, layOver, withoutEmpty, withUploads } from "./words-by-place.ts";

const pagesSchema = v.strictObject({ ...wordsSchema.entries, ...legalSchema.entries, menu: menuSchema });

export const pageNames = v.keyof(pagesSchema).options;

export const pageTextSchema = v.strictObject({
  page: v.picklist(pageNames),
  changes: v.record(v.string(), v.string()),
});

type MergeOptions = { hasPicture: (name: string) => boolean; onUnreadable: (page: string) => void };

/** Merges the office's page texts into the folder's pages. A text that no longer fits its page is left out. */
export function mergePages(texts: readonly PageText[], { hasPicture, onUnreadable }: MergeOptions) {
  return texts.reduce<Pages>((before, { page, changes }) => {
    const known = Object.entries(changes).filter(
      ([place, words]) => !getFixed(place) && (!isPicture(place) || hasPicture(words) || readUpload(words)),
    );
    const { pages } = changePages({ page, changes: Object.fromEntries(known) }, before);
    if (!pages) onUnreadable(page);
    return pages ?? before;
  }, ofFolder);
}

/** Applies a text's changes to the pages. Returns the pages, or errors by place, such as "about.values.0.title". */
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

/** Why the words of a place cannot be changed; undefined if they can. The agency's folder lists the fixed ones. */
export function getFixed(place: string) {
  const isFixed = fixedWords?.words.includes(place.replace(/\.\d+(?=\.|$)/g, ""));
  return isFixed ? fixedWords?.why : undefined;
}
