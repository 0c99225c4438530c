import * as v from "valibot";

/**
 * An element of a feed. Names keep their case, but CRMs disagree about it: use the functions below to find children.
 */
export type Element = {
  name: string;
  /** Trimmed values by name. */
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** Its own text without its children's, trimmed. */
  text: string;
  /** Parts that were left out while reading the listing. */
  faults?: readonly EntityFault[];
};

/** An unknown entity; the element that contains it is left out. */
export type EntityFault = { element: string; name: string; line: number };

const elementSchema: v.GenericSchema<Element> = v.object({
  name: v.string(),
  attributes: v.record(v.string(), v.string()),
  children: v.array(v.lazy(() => elementSchema)),
  text: v.string(),
});
const heldSchema = v.pipe(v.string(), v.parseJson(), elementSchema);

/** Parses a listing held by the register; undefined for another format. */
export function parseElement(source: string): Element | undefined {
  const { success, output } = v.safeParse(heldSchema, source);
  return success ? output : undefined;
}

/** The first child of that name; an exact match wins over one in a different case. */
export function findChild(element: Element, name: string): Element | undefined {
  return (
    element.children.find((child) => child.name === name) ??
    element.children.find((child) => isSameName(child.name, name))
  );
}

export function getAttribute({ attributes }: Element, name: string): string | undefined {
  const key = name in attributes ? name : Object.keys(attributes).find((each) => isSameName(each, name));
  return key && attributes[key];
}

/** A child's text; undefined if it is missing or empty. */
export function getText(element: Element, name: string): string | undefined {
  return findChild(element, name)?.text || undefined;
}

/** All children of that name, in any case. */
export function findChildren(element: Element, name: string): Element[] {
  return element.children.filter((child) => isSameName(child.name, name));
}

export function isSameName(one: string, other: string) {
  // The lengths differ for most names and are cheap to compare.
  return one.length === other.length && one.toLowerCase() === other.toLowerCase();
}

/** Attributes that only describe a value. */
const describing = new Set(["id", "modtime", "format", "display", "period", "unit", "type", "side"]);

/** Elements whose content is their `type` attribute. */
const typed = new Set(["auctionresult", "heating", "hotwaterservice"]);

/** Whether an element has no text, no value attribute and no child with either. */
export function isEmpty({ name: element, attributes, children, text }: Element): boolean {
  if (text !== "") return false;
  const says = Object.keys(attributes).some((name) => {
    const attribute = name.toLowerCase();
    const isDescribing = describing.has(attribute);
    return (
      attributes[name] !== "" && (!isDescribing || (attribute === "type" && typed.has(element.toLowerCase())))
    );
  });
  return !says && children.every(isEmpty);
}

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Writes an element as XML in one line, apart from line breaks in its texts. */
export function writeElement({ name, attributes, children, text }: Element): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = escapeXml(text) + children.map(writeElement).join("");
  return inner === "" ? `<${name}${words.join("")}/>` : `<${name}${words.join("")}>${inner}</${name}>`;
}

function escapeXml(text: string) {
  // A parser would turn a bare carriage return into a line feed, and a line break in an attribute into a space.
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/[\r\n\t]/g, (each) => `&#${each.charCodeAt(0)};`);
}
