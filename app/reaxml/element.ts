import * as v from "valibot";

/** An element of a feed, with what stands in it. Names keep their case; CRMs disagree about it, so look by these functions. */
export type Element = {
  name: string;
  /** Trimmed. */
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  /** Its own text, trimmed, without that of its children. */
  text: string;
  /** Parts that were left out of the listing while reading it. */
  faults?: readonly EntityFault[];
};

/** An entity that XML does not know, in an element that is left out for it. */
export type EntityFault = { element: string; name: string; line: number };

const elementSchema: v.GenericSchema<Element> = v.object({
  name: v.string(),
  attributes: v.record(v.string(), v.string()),
  children: v.array(v.lazy(() => elementSchema)),
  text: v.string(),
});
const heldSchema = v.pipe(v.string(), v.parseJson(), elementSchema);

/** Parses the listing that the register holds; undefined for another format. */
export function parseElement(source: string): Element | undefined {
  const { success, output } = v.safeParse(heldSchema, source);
  return success ? output : undefined;
}

/** The first child of that name; the exact case counts more than another. */
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

/** The text of a child, undefined where it is missing or empty. */
export function getText(element: Element, name: string): string | undefined {
  return findChild(element, name)?.text || undefined;
}

/** Every child of that name, whatever its case. */
export function findChildren(element: Element, name: string): Element[] {
  return element.children.filter((child) => isSameName(child.name, name));
}

/** Their case does not matter. */
export function isSameName(one: string, other: string) {
  // Most names differ in length, which costs least to see.
  return one.length === other.length && one.toLowerCase() === other.toLowerCase();
}

/** Attributes that say how a value is meant, and none themselves. */
const describing = new Set(["id", "modtime", "format", "display", "period", "unit", "type", "side"]);

/** In these elements `type` is the content. */
const typed = new Set(["auctionresult", "heating", "hotwaterservice"]);

/** Whether nothing is said in it: no text, no value, and the same of all that it holds. */
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

/** An element as XML, in one line but for the lines of its texts. */
export function writeElement({ name, attributes, children, text }: Element): string {
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = escapeXml(text) + children.map(writeElement).join("");
  return inner === "" ? `<${name}${words.join("")}/>` : `<${name}${words.join("")}>${inner}</${name}>`;
}

function escapeXml(text: string) {
  // A bare carriage return would come back as a line feed, one in an attribute as a space.
  return text
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character)
    .replace(/[\r\n\t]/g, (each) => `&#${each.charCodeAt(0)};`);
}
