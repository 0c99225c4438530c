import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { JSONPath } from "jsonc-parser";
import * as v from "valibot";
import { fileSchemas, furtherSchemas } from "#app/agency/folder/schemas/files.ts";
import { placeholders, toPlaceholderAddress } from "#app/homes/record/placeholders.ts";
import { regions, toUnknownSentence } from "#app/region/regions.ts";
import { findPostcodeFault, parseState } from "#app/region/state.ts";
import { folderChecks, folderFiles } from "#app/slots/agency-folder.ts";
import { createHasPage, parseRedirects, type SiteOptions } from "#server/http/redirects/parse-redirects.ts";
import routes from "../../app/routes.ts";
import { checkTheme } from "./check-theme.ts";
import { type Fault, type FolderFile, readFolderFile } from "./folder-file.ts";
import { iconFiles } from "./write-icons.ts";

type Name = keyof typeof fileSchemas;

/** Public files that pages use without any file of the folder naming them. */
const publicFiles = [...iconFiles, "site.webmanifest", ...placeholders.map(toPlaceholderAddress)];

/** Finds every fault of an agency's folder, file by file, without writing anything or starting a site. */
export function checkFolder(folder: string): Fault[] {
  if (!existsSync(folder))
    return [{ file: folder, message: "is not there: AGENCY_DIR names the agency’s folder" }];
  const faults: Fault[] = [];
  const names = Object.keys(fileSchemas).filter((name): name is Name => name in fileSchemas);
  const files = new Map(names.map((name) => [name, readFolderFile(folder, name, fileSchemas[name], faults)]));
  const further = Object.entries(furtherSchemas).map(([name, schema]) => ({
    name,
    schema,
    isRequired: false,
  }));
  const contents = new Map<string, unknown>();
  for (const { name, schema, isRequired = false } of [...further, ...folderFiles])
    if (isRequired || existsSync(join(folder, name)))
      contents.set(name, readFolderFile(folder, name, schema, faults)?.content);
  const places = files.get("places.json")?.content;
  const { suburbs = [] } = v.is(fileSchemas["places.json"], places) ? places : {};
  faults.push(...folderChecks.flatMap((check) => check({ path: folder, contents, suburbs })));
  return [
    ...faults,
    ...checkNames(files),
    ...checkTheme(folder),
    ...checkRedirects(folder, {
      journal: findValues(files.get("journal.json"), "slug").map(({ value }) => value),
      suburbs: findValues(files.get("suburbs.json"), "id").map(({ value }) => value),
      team: findValues(files.get("people.json"), "id").map(({ value }) => value),
    }),
    ...publicFiles
      .map((file) => join("public", file))
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => ({ file, message: "is missing" })),
    ...checkPostcodes(files),
    ...findValues(files.get("journal.json"), "slug")
      .filter(({ value }) => !existsSync(join(folder, `journal/${value}.md`)))
      .map(({ fault, value }) => fault(`journal/${value}.md, the words of this article, is missing`)),
    ...checkPictures(folder, files.get("pictures.json")),
  ];
}

/**
 * Says which law is unknown for the agency's place, which is not a fault of the folder; undefined if all of it is
 * known.
 */
export function findUnknownLaw(folder: string) {
  const file = readFolderFile(folder, "agency.json", fileSchemas["agency.json"], []);
  const [state] = findValues(file, "state").map(({ value }) => parseState(String(value)));
  return state && toUnknownSentence(regions[state]);
}

/** Checks the redirects from an agency's old site; `ids` are those of the folder. */
function checkRedirects(folder: string, ids: SiteOptions["ids"]): Fault[] {
  const path = join(folder, "redirects.csv");
  if (!existsSync(path)) return [];
  const hasPage = createHasPage({ routes, ids, publicFolder: join(folder, "public") });
  return parseRedirects(readFileSync(path), hasPage).faults.map((fault) => ({
    file: "redirects.csv",
    ...fault,
  }));
}

/** Checks that each referenced name exists in its file, and that no file has a name twice. */
function checkNames(files: ReadonlyMap<Name, FolderFile | undefined>): Fault[] {
  const known = (name: Name, key: string) =>
    new Set(findValues(files.get(name), key).map(({ value }) => value));
  const pictures = new Set(Object.keys(toRecord(files.get("pictures.json")?.content)));
  const ids = known("people.json", "id");
  const places = known("places.json", "name");
  const unknown = (name: Name, key: string, among: ReadonlySet<unknown>, what: string) =>
    findValues(files.get(name), key)
      .filter(({ value }) => !among.has(value))
      .map(({ value, fault }) => fault(`“${value}” is not ${what}`));
  const naming = [...files.keys()].flatMap((name) =>
    ["picture", "sharePicture", "defaultPicture", "pictures"].flatMap((key) =>
      unknown(name, key, pictures, "a picture of pictures.json"),
    ),
  );
  return [
    ...naming,
    ...unknown("testimonials.json", "agentId", ids, "the id of anybody in people.json"),
    ...unknown("sold.json", "suburb", places, "a suburb of places.json"),
    ...unknown("testimonials.json", "suburb", places, "a suburb of places.json"),
    ...unknown("people.json", "areas", places, "a suburb of places.json"),
    ...unknown("suburbs.json", "recentSales", known("sold.json", "id"), "the id of a sale in sold.json"),
    ...(["people.json", "sold.json", "suburbs.json", "testimonials.json"] as const).flatMap((name) =>
      findDoubles(files.get(name), "id"),
    ),
    ...findDoubles(files.get("journal.json"), "slug"),
  ];
}

const placed = v.object({ postcode: v.string(), state: v.optional(v.string()) });

/** Checks that postcodes belong to their states: a place's to the agency's, a suburb guide's to its own. */
function checkPostcodes(files: ReadonlyMap<Name, FolderFile | undefined>): Fault[] {
  const [agencyState] = findValues(files.get("agency.json"), "state").map(({ value }) => String(value));
  const find = (file: FolderFile | undefined, list: unknown, path: JSONPath) =>
    toEntries(list).flatMap(([index, place]) => {
      const { postcode, state = agencyState } = v.is(placed, place) ? place : {};
      const known = state && parseState(state);
      const message = known && postcode && findPostcodeFault(postcode, known);
      return file && message ? [file.fault([...path, index, "postcode"], message)] : [];
    });
  const [places, guides] = [files.get("places.json"), files.get("suburbs.json")];
  return [
    ...find(places, toRecord(places?.content).suburbs, ["suburbs"]),
    ...find(guides, guides?.content, []),
  ];
}

/** Checks that each picture exists in every width offered to browsers, which do not fall back to another. */
function checkPictures(folder: string, pictures: FolderFile | undefined): Fault[] {
  return toEntries(pictures?.content).flatMap(([name, picture]) => {
    const { widths } = toRecord(picture);
    const encodings = toEntries(widths).map(([, width]) => `${name}-${width}.avif`);
    return [`${name}.jpg`, ...encodings]
      .map((file) => `public/pictures/${file}`)
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => ({ file: "pictures.json", field: String(name), message: `${file} is missing` }));
  });
}

function findDoubles(file: FolderFile | undefined, key: string) {
  const seen = new Set<unknown>();
  return findValues(file, key).flatMap(({ value, fault }) => {
    if (seen.has(value)) return [fault(`“${value}” is there twice`)];
    seen.add(value);
    return [];
  });
}

type Value = { value: string | number; fault: (message: string) => Fault };

/** Finds the values of a key anywhere in a file; lists and groups are split into single values. */
function findValues(file: FolderFile | undefined, key: string): Value[] {
  if (!file) return [];
  const values: Value[] = [];
  const add = (value: unknown, path: JSONPath) => {
    if (typeof value === "string" || typeof value === "number")
      values.push({ value, fault: (message) => file.fault(path, message) });
  };
  const walk = (content: unknown, path: JSONPath) => {
    for (const [name, value] of toEntries(content)) {
      const here = [...path, name];
      if (name !== key) walk(value, here);
      else if (typeof value !== "object") add(value, here);
      else for (const [each, part] of toEntries(value)) add(part, [...here, each]);
    }
  };
  walk(file.content, []);
  return values;
}

function toEntries(content: unknown): [string | number, unknown][] {
  return Array.isArray(content) ? [...content.entries()] : Object.entries(toRecord(content));
}

function toRecord(content: unknown) {
  return v.is(v.record(v.string(), v.unknown()), content) ? content : {};
}
