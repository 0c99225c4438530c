import { type Element, findChildren, getAttribute } from "../element.ts";
import type { Note } from "./note.ts";

/** The video, and a tour among the links: https alone. */
export function toLinks(listing: Element, note: Note) {
  return { video: findLink(listing, "videoLink", note), tour: findLink(listing, "externalLink", note) };
}

function findLink(listing: Element, name: string, note: Note) {
  const links = findChildren(listing, name).map((element) => decode(getAttribute(element, "href") ?? ""));
  const link = links.find((each) => each.startsWith("https://") && URL.canParse(each));
  if (!link && links[0]) note("insecure-link", `${name}@href`, links[0], "an https link");
  return link;
}

/** Some send the whole link encoded: http%3A%2F%2F… */
function decode(href: string) {
  const text = href.trim();
  if (!/^https?%3a/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
