import type { Element } from "../element.ts";

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
