import { href } from "react-router";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import { changePages, type PageText, pageTextSchema } from "#app/agency/texts/pages/page-words.ts";
import type { WordsByPlace } from "#app/agency/texts/pages/words-by-place.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import type { OfficeTextKind } from "../text-kind.ts";
import { findPageWords, toPageFields, toRule } from "./page-fields.ts";

const pages = {
  about: { name: "About us", path: href("/about") },
  sell: { name: "Sell", path: href("/sell") },
  appraisal: { name: "Market appraisal", path: href("/market-appraisal") },
  rentalManagement: { name: "Rental management", path: href("/rental-management") },
  privacy: { name: "Privacy", path: href("/privacy") },
  terms: { name: "Terms", path: href("/terms") },
  menu: { name: "Menu and footer", path: href("/") },
} as const;

/** The words of pages. Their forms follow from what the agency's folder says there. */
export const pageKind: OfficeTextKind = {
  kind: "page",
  path: "pages",
  title: "Pages and menu",
  one: "page",
  isList: false,
  findFields: (_texts, text) => toPageFields(v.parse(pageTextSchema, text)),
  findShown: ({ pageTexts }) => Object.entries(pageTexts).map(([key, text]) => ({ key, text })),
  toTyped: (text) => findPageWords(v.parse(pageTextSchema, text)),
  read(typed, { before }) {
    const { page, changes } = v.parse(pageTextSchema, before);
    const fields = toPageFields({ page, changes }).filter(({ kind }) => kind !== "fixed");
    const rules = Object.fromEntries(fields.map((field) => [field.name, toRule(field)]));
    const { output, errors } = parseValues(v.object(rules), typed);
    if (errors) return { errors };
    const text = withDay({ page, changes: findChanges(page, output) }, changes);
    const changed = changePages(text);
    return changed.errors ? { errors: changed.errors } : { text };
  },
  findErrors: () => undefined,
  toName: (text) => pages[v.parse(pageTextSchema, text).page].name,
  toPath: (text) => pages[v.parse(pageTextSchema, text).page].path,
};

/** Only what the folder does not say: the rest follows it. */
function findChanges(page: PageText["page"], typed: WordsByPlace) {
  const ofFolder = findPageWords({ page, changes: {} });
  return Object.fromEntries(
    Object.entries(typed).filter(([place, words]) => words !== (ofFolder[place] ?? "")),
  );
}

/** Pages that say when they were last changed are dated by the change. */
function withDay({ page, changes }: PageText, before: WordsByPlace): PageText {
  const place = `${page}.updatedAt`;
  const { [place]: day, ...words } = before;
  const isSame =
    JSON.stringify(Object.entries(words).sort()) === JSON.stringify(Object.entries(changes).sort());
  const isDated = Object.hasOwn(findPageWords({ page, changes: {} }), place);
  const dated = isSame ? day : toAgencyTime(Date.now()).slice(0, 10);
  return { page, changes: { ...changes, ...(isDated && dated && { [place]: dated }) } };
}
