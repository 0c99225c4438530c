import { type SaxesAttributePlain, SaxesParser, type SaxesTagPlain } from "saxes";
import type { Provider } from "#app/feed/folder/providers-schema.ts";
import { FeedError } from "#app/feed/format.ts";
import type { TextFile } from "#app/feed/importing/text-file.server.ts";
import { mendEncoding } from "#app/values/mend-encoding.ts";
import { cleanText, findCharacters } from "#app/values/texts.ts";
import { type Element, type EntityFault, isSameName } from "../element.ts";
import { findEntityFaults, markEntities } from "./mark-entities.ts";
import { kinds } from "./read-listing.server.ts";

const MOST_DEPTH = 50;
const LONGEST_TEXT = 200_000;
const MOST_ATTRIBUTES = 200;
/** The owner's personal data, which is never kept, not even in memory. */
const DROPPED = "vendordetails";
/** Old software embeds picture bytes; only enough is kept to see that the element is not empty. */
const embedding = new Set(["img", "floorplan", "document"]);
const KEPT_OF_EMBEDDED = 20;
/** Texts in which some software sends HTML that is neither escaped nor CDATA. */
const formatted = new Set(["headline", "description"]);
const LONGEST_BLANK = 100;
/** Words that programs write for a missing value. */
const nothing: ReadonlySet<string> = new Set(["null", "undefined", "NaN", "[object Object]"]);
const secrets = new Set(["username", "password"]);
const ROOT = "propertyList";
const knownNames = new Map([ROOT, ...kinds.keys()].map((name) => [name.toLowerCase(), name]));
/** Shared by the elements without attributes, which are most. */
const none: Record<string, string> = {};

const MOST_BYTES = 200 * 1024 * 1024;

type Warn = (warning: string) => void;

/**
 * Yields the listings of all files. `warn` gets remarks about a whole file. Throws a FeedError if a file cannot be
 * read.
 */
export async function* readElements(
  files: readonly TextFile[],
  provider: Pick<Provider, "repairsAmpersands">,
  warn: Warn = () => {},
): AsyncGenerator<Element> {
  for (const { bytes, isGuessed, encoding, readText } of files) {
    if (bytes > MOST_BYTES) throw new FeedError("the file is larger than 200 MB", { line: 0, column: 0 });
    if (isGuessed) warn(`wrong-encoding: the file is not UTF-8 as it says; read as ${encoding}`);
    yield* parseReaxml(markEntities(readText(), provider), warn);
  }
}

/**
 * Yields REAXML listings one by one (docs/feed.md#reading), from a propertyList or a single listing. Skips a DOCTYPE,
 * leaves out fields with marked entities, drops credentials and vendors. Throws a FeedError, possibly only at the end,
 * so nothing may be used before the file was read once completely.
 */
async function* parseReaxml(chunks: AsyncIterable<string>, warn: Warn): AsyncGenerator<Element> {
  const parser = new SaxesParser();
  const ready: Element[] = [];
  const open: Element[] = [];
  let faults: EntityFault[] = [];
  let dropping = 0;
  /** How many tags of HTML are open. */
  let formatting = 0;
  let hasVendors = false;
  /** Attributes of the element being opened. */
  let attributes = none;

  function fail(reason: string): never {
    throw new FeedError(reason, { line: parser.line, column: parser.column });
  }

  function addAttribute({ name, value }: SaxesAttributePlain) {
    if (attributes === none) attributes = {};
    attributes[name] = toValue(value);
  }

  function start(tag: SaxesTagPlain) {
    const depth = open.length + dropping + formatting;
    const name = depth > 1 ? tag.name : (knownNames.get(tag.name.toLowerCase()) ?? tag.name);
    if (depth >= MOST_DEPTH) fail(`elements are nested more than ${MOST_DEPTH} deep`);
    const said = attributes;
    attributes = none;
    if (said !== none && Object.keys(said).length > MOST_ATTRIBUTES)
      fail(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    if (dropping > 0 || isSameName(name, DROPPED)) {
      if (!hasVendors)
        warn("vendor-data-dropped: owners’ details were not kept; ask the sender to leave them out");
      hasVendors = true;
      dropping += 1;
      return;
    }
    if (formatted.has(open.at(-1)?.name ?? "")) {
      formatting += 1;
      return addText(`<${name}>`);
    }
    if (depth === 0) checkRoot(name, said);
    open.push({ name, attributes: depth === 0 ? withoutSecrets(said) : said, children: [], text: "" });
  }

  function checkRoot(name: string, attributes: Element["attributes"]) {
    if (name.toLowerCase() === "html") fail("this is an HTML page, not REAXML");
    if (name !== ROOT && !kinds.has(name)) fail(`<${name}> is not REAXML: homes are sent in a <${ROOT}>`);
    if (Object.keys(attributes).some((each) => secrets.has(each.toLowerCase())))
      warn("credentials-in-feed: dropped; ask the sender to leave them out");
  }

  function addText(text: string) {
    const element = open.at(-1);
    if (!element || dropping > 0) return;
    const isEmbedded = embedding.has(element.name.toLowerCase());
    element.text += isEmbedded ? text.trim().slice(0, KEPT_OF_EMBEDDED - element.text.length) : text;
    if (element.text.length > LONGEST_TEXT) fail(`a text is longer than ${LONGEST_TEXT} characters`);
  }

  function end({ name }: SaxesTagPlain) {
    if (dropping > 0) {
      dropping -= 1;
      return;
    }
    if (formatting > 0) {
      formatting -= 1;
      return addText(`</${name}>`);
    }
    const element = open.pop();
    if (!element) return;
    element.text = formatted.has(element.name) ? toHtml(element.text) : toValue(element.text);
    const parent = open.at(-1);
    const texts = [element.text, ...Object.values(element.attributes)];
    const unknown = texts.map(findEntityFaults).find((fault) => fault !== undefined);
    if (unknown) {
      faults.push({ element: element.name, ...unknown });
      if (!kinds.has(element.name)) return;
    }
    if (faults.length > 0 && kinds.has(element.name)) {
      element.faults = faults;
      faults = [];
    }
    // The propertyList keeps no children: its listings are yielded one by one.
    if (parent && (open.length > 1 || kinds.has(parent.name))) parent.children.push(element);
    else if (parent || kinds.has(element.name)) ready.push(element);
  }

  let isEmpty = true;
  parser.on("error", (error) => fail(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")));
  parser.on("opentag", (tag) => {
    isEmpty = false;
    start(tag);
  });
  parser.on("attribute", addAttribute);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", end);
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* ready.splice(0);
  }
  try {
    parser.close();
  } catch (error) {
    if (isEmpty) fail("the file is empty");
    throw error;
  }
  yield* ready.splice(0);
}

/** Entities that are left were encoded twice, or are in CDATA: "450 m&sup2;". */
const entity = /&(#?\w{1,33});/g;

function toValue(text: string) {
  const decoded = text.includes("&")
    ? text.replace(entity, (words, name: string) => findCharacters(name) ?? words)
    : text;
  const value = mendEncoding(decoded).trim();
  return nothing.has(value) ? "" : value;
}

/** Text with its tags and entities, which its reader decodes; "" for an editor's "<p>&nbsp;</p>". */
function toHtml(text: string) {
  const value = mendEncoding(text).trim();
  const isBlank = value.length < LONGEST_BLANK && cleanText(value) === "";
  return isBlank || nothing.has(value) ? "" : value;
}

function withoutSecrets(attributes: Element["attributes"]) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !secrets.has(name.toLowerCase())));
}
