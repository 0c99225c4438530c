import { href } from "react-router";
import * as v from "valibot";
import { toAgencyDay } from "#app/agency/agency-time.ts";
import { defaultTexts, type PageText } from "#app/agency/texts/site-texts.ts";
import type { FormField } from "#app/office/frame/form-fields.tsx";
import { toCapital, toParagraphs } from "#app/region/format.ts";
import { parseValues } from "#app/ui/form/parse-form.ts";
import { optionalLine, optionalLines } from "#app/ui/form/text-rules.ts";
import { changePages, getFixed, pageNames, pageTextSchema } from "../published/page-words.ts";
import { findPlaces, getPart, getWords, isPicture, type WordsByPlace } from "../published/words-by-place.ts";
import { readUpload } from "../read-upload.ts";
import type { OfficeTextKind } from "../text-kind.ts";
import { toPictureOptions, UPLOADED_LABEL } from "./own-pictures.ts";

const pages = {
  home: { name: "Home page", path: href("/") },
  about: { name: "About us", path: href("/about") },
  sell: { name: "Sell", path: href("/sell") },
  appraisal: { name: "Market appraisal", path: href("/market-appraisal") },
  rentalManagement: { name: "Rental management", path: href("/rental-management") },
  sold: { name: "Recently sold", path: href("/sold") },
  suburbs: { name: "Suburb guides", path: href("/suburbs") },
  team: { name: "Our team", path: href("/team") },
  journal: { name: "Journal", path: href("/journal") },
  privacy: { name: "Privacy", path: href("/privacy") },
  terms: { name: "Terms", path: href("/terms") },
  menu: { name: "Menu and footer", path: href("/") },
} as const;

/** Texts of pages. Their forms are made from the pages in the agency's folder. */
export const pageKind: OfficeTextKind = {
  kind: "page",
  path: "pages",
  title: "Pages and menu",
  one: "page",
  isList: false,
  picture: "Picture",
  needsPicture: true,
  getPicture(text, place) {
    const words = isPicture(place) && !getFixed(place) && findPageWords(parsePageText(text))[place];
    return words ? (readUpload(words) ?? words) : undefined;
  },
  withPicture(text, picture, place) {
    const { page, changes } = parsePageText(text);
    return { page, changes: { ...changes, [place]: JSON.stringify(picture) } };
  },
  findFields: (_texts, text) => toPageFields(parsePageText(text)),
  findShown: ({ pageTexts }) =>
    pageNames.map((page) => ({ key: page, text: pageTexts[page] ?? { page, changes: {} } })),
  toTyped: (text) => findPageWords(parsePageText(text)),
  read(typed, { before }) {
    const { page, changes } = parsePageText(before);
    const fields = toPageFields({ page, changes }).filter(({ kind }) => kind !== "fixed");
    const rules = Object.fromEntries(fields.map((field) => [field.name, toRule(field)]));
    const { output, errors } = parseValues(v.object(rules), typed);
    if (errors) return { errors };
    const text = withDay({ page, changes: findChanges(page, output) }, changes);
    const changed = changePages(text);
    return changed.errors ? { errors: changed.errors } : { text };
  },
  findErrors: () => undefined,
  findLacks: () => [],
  toName: (text) => pages[parsePageText(text).page].name,
  toPath: (text) => pages[parsePageText(text).page].path,
};

function parsePageText(text: unknown) {
  return v.parse(pageTextSchema, text);
}

/** Only the words that differ from the folder's: all others follow the folder. */
function findChanges(page: PageText["page"], typed: WordsByPlace) {
  const ofFolder = findPageWords({ page, changes: {} });
  return Object.fromEntries(
    Object.entries(typed).filter(([place, words]) => words !== (ofFolder[place] ?? "")),
  );
}

/** Sets the date of the change on pages that show one. */
function withDay({ page, changes }: PageText, before: WordsByPlace): PageText {
  const place = `${page}.updatedAt`;
  const { [place]: day, ...words } = before;
  const isSame =
    JSON.stringify(Object.entries(words).sort()) === JSON.stringify(Object.entries(changes).sort());
  const isDated = Object.hasOwn(findPageWords({ page, changes: {} }), place);
  const dated = isSame ? day : toAgencyDay(Date.now());
  return { page, changes: { ...changes, ...(isDated && dated && { [place]: dated }) } };
}

const LONGEST = 10_000;
const TOO_LONG = "Write less than 10,000 characters";
const LONG_LINE = 60;
const CHARACTERS_PER_ROW = 60;
const MOST_ROWS = 14;

/** The words of a page by place, with empty ones for parts that can be added. */
function findPageWords({ page, changes }: PageText): WordsByPlace {
  return findPlaces({ [page]: defaultTexts.pages[page] }, changes);
}

/** A field for each place of a page, in the page's order. */
function toPageFields(text: PageText): FormField[] {
  const words = findPageWords(text);
  return Object.entries(words)
    .filter(([place]) => !place.endsWith(".updatedAt") && !isFixedAddition(place, words))
    .map(([place, value]) => ({
      name: place,
      label: getLinkLabel(place) ?? toLabel(getLast(place)),
      group: toGroup(place, words),
      isClosed: true,
      ...toLook(place, value),
    }));
}

/** The rule for a field's words. The schema of the page reports missing ones. */
function toRule({ name, kind }: FormField) {
  if (isParagraphs(name))
    return v.pipe(
      optionalLines(LONGEST, TOO_LONG),
      v.transform((text) => toParagraphs(text).join("\n\n")),
    );
  return kind === "lines"
    ? v.pipe(
        optionalLines(LONGEST, TOO_LONG),
        v.transform((text) => text.replace(/\s+/g, " ")),
      )
    : optionalLine(LONGEST, TOO_LONG);
}

function toLook(place: string, value: string): Partial<FormField> {
  const fixed = getFixed(place);
  if (fixed) return { kind: "fixed", value, hint: fixed };
  if (isPicture(place)) {
    const ofFolder = getWords(defaultTexts.pages, place) ?? value;
    const picture = readUpload(value);
    const now = picture ? [{ value, label: UPLOADED_LABEL, picture }] : toPictureOptions(value);
    const options = [...now, ...toPictureOptions(ofFolder)];
    return { options: [...new Map(options.map((option) => [option.value, option])).values()] };
  }
  const rows = Math.min(MOST_ROWS, 1 + Math.ceil(value.length / CHARACTERS_PER_ROW));
  const hint = value.includes("{") ? "The site fills in words in braces." : undefined;
  if (isParagraphs(place))
    return { kind: "lines", rows: Math.max(rows, 4), hint: hint ?? "A blank line begins the next one." };
  const isLong = value.length > LONG_LINE || /\.(?:text|answer|sentence)$/.test(place);
  return isLong ? { kind: "lines", rows, hint } : { hint };
}

/** The name of a field's group: number and heading for a part of a list, else its place on the page. */
function toGroup(place: string, words: WordsByPlace) {
  const part = getPart(place);
  const [, ...names] = (part ?? place).split(".");
  if (part && getLinkLabel(place)) return getWords(defaultTexts.pages, `${getPart(getParent(part))}.label`);
  if (!part) return toLabel(names.slice(0, -1).join(", ")) || "The page";
  const heading = ["title", "heading", "question", "label"].flatMap(
    (name) => words[`${part}.${name}`] ?? [],
  )[0];
  const list = toLabel(names.at(-2) ?? "").replace(/s$/, "");
  return heading ? `${list} ${Number(names.at(-1)) + 1}: ${heading}` : `Another ${list.toLowerCase()}`;
}

/** The label of the link, for the sentence under a link of the menu. */
function getLinkLabel(place: string) {
  return place.endsWith(".line") ? getWords(defaultTexts.pages, `${getPart(place)}.label`) : undefined;
}

/** Whether a place belongs to an empty part with a fixed heading, which cannot be added. */
function isFixedAddition(place: string, words: WordsByPlace) {
  const part = getPart(place);
  const names = Object.keys(words).filter((each) => part && each.startsWith(`${part}.`));
  return names.some((name) => getFixed(name)) && names.every((name) => words[name] === "");
}

/** "statsSource" becomes "Stats source". */
function toLabel(name: string) {
  return toCapital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function getParent(place: string) {
  return place.slice(0, place.lastIndexOf("."));
}

function getLast(place: string) {
  return place.slice(place.lastIndexOf(".") + 1);
}

function isParagraphs(place: string) {
  return /\.(?:paragraphs|items)$/.test(place);
}
