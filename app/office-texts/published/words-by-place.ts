import { toParagraphs } from "#app/region/format.ts";
import { readUpload, type Upload } from "../read-upload.ts";

/** The content of a page: words, lists of them, parts with words, and uploaded pictures. */
export type Words = string | undefined | Upload | readonly Words[] | { readonly [name: string]: Words };

/** Words by place, such as "values.0.title". A list of paragraphs is one text with blank lines. */
export type WordsByPlace = Readonly<Record<string, string>>;

/** Lists of words; all other lists have parts. */
const paragraphs = new Set(["paragraphs", "items"]);
/** Lists of parts with nothing but words, to which parts can be added. */
const growing = new Set(["values", "points", "sections", "questions"]);
/** Fields of a page that only the agency's folder can change. */
const structure = new Set(["id", "to", "href", "covers", "claim", "sharePicture"]);

/** All words by place with the changes, and with an empty part wherever one can be added. */
export function findPlaces(words: Words, changes: WordsByPlace): WordsByPlace {
  const found: Record<string, string> = {};
  const note = (text: string, place: string) => {
    found[place] = changes[place] ?? text;
    return text;
  };
  walk(words, {
    note,
    toParts(parts, place) {
      const all = addParts(parts, place, changes);
      return [...all, toEmpty(parts[0], all.length + 1)];
    },
  });
  return found;
}

/** The words with the changes, and with the parts that they add. */
export function layOver(words: Words, changes: WordsByPlace): Words {
  return walk(words, {
    note: (text, place) => changes[place] ?? text,
    toParts: (parts, place) => addParts(parts, place, changes),
  });
}

/** The words without the list items that have none. */
export function withoutEmpty(words: Words): Words {
  return walk(words, { note: (text) => text, toParts: (parts) => parts.filter(hasWords) });
}

/** The place of the list item that a place is in: "about.values.0". */
export function getPart(place: string) {
  const names = place.split(".");
  const last = names.findLastIndex((name) => /^\d+$/.test(name));
  return last < 0 ? undefined : names.slice(0, last + 1).join(".");
}

/** Whether a place holds a picture: "about.story.picture". */
export function isPicture(place: string) {
  return place.endsWith(".picture");
}

/** The text at a place; undefined if the place holds parts of the page. */
export function getWords(words: Words, place: string) {
  const found = place
    .split(".")
    .reduce<Words>((part, name) => Object.entries(part ?? {}).find(([each]) => each === name)?.[1], words);
  return typeof found === "string" ? found : undefined;
}

type Visit = {
  /** Returns the new words of a place. */
  note: (text: string, place: string) => string;
  /** Returns the new parts of a list to which parts can be added. */
  toParts: (parts: readonly Words[], place: string) => readonly Words[];
};

function walk(words: Words, visit: Visit, place = ""): Words {
  if (words === undefined || isUpload(words)) return words;
  if (typeof words === "string") return visit.note(words, place);
  const name = place.slice(place.lastIndexOf(".") + 1);
  if (!isList(words))
    return Object.fromEntries(
      Object.entries(words).map(([each, inside]) => [
        each,
        isStructure(each, words) ? inside : walk(inside, visit, place ? `${place}.${each}` : each),
      ]),
    );
  if (paragraphs.has(name))
    return toParagraphs(visit.note(words.join("\n\n"), place)).filter((paragraph) => paragraph !== "");
  const parts = growing.has(name) ? visit.toParts(words, place) : words;
  return parts.map((part, index) => walk(part, visit, `${place}.${index}`));
}

/** Labels of links and menus cannot be changed either. */
function isStructure(name: string, part: object) {
  return structure.has(name) || (name === "label" && ("href" in part || "links" in part));
}

/** Adds empty parts for the indexes in `changes`. */
function addParts(parts: readonly Words[], place: string, changes: WordsByPlace) {
  const indexes = Object.keys(changes)
    .filter((each) => each.startsWith(`${place}.`))
    .map((each) => Number.parseInt(each.slice(place.length + 1), 10));
  const missing = Math.max(parts.length, ...indexes.map((index) => index + 1)) - parts.length;
  return [
    ...parts,
    ...Array.from({ length: missing }, (_, index) => toEmpty(parts[0], parts.length + index + 1)),
  ];
}

/** A part without words; its anchor is made from its number. */
function toEmpty(part: Words, number: number): Words {
  if (part === undefined || typeof part === "string" || isList(part)) return undefined;
  const emptied = walk(part, { note: () => "", toParts: () => [] });
  return { ...Object(emptied), ...("id" in part && { id: `section-${number}` }) };
}

function hasWords(part: Words) {
  let found = false;
  walk(part, {
    note(text) {
      found ||= text !== "";
      return text;
    },
    toParts: (parts) => parts,
  });
  return found;
}

/** Parses uploaded pictures, which are stored as JSON text. */
export function withUploads(words: Words): Words {
  return JSON.parse(JSON.stringify(words), (_name, value) =>
    typeof value === "string" ? (readUpload(value) ?? value) : value,
  );
}

function isUpload(words: Words): words is Upload {
  return typeof words === "object" && "src" in words;
}

function isList(words: Words): words is readonly Words[] {
  return Array.isArray(words);
}
