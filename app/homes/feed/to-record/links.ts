import { type Element, findChild, findChildren, getAttribute } from "../element.ts";
import type { Note } from "./values.ts";

/** The video, a tour, which is the first of the other links, and the rest: https alone, each once. */
export function toLinks(listing: Element, note: Note) {
  const [video] = findLinks(listing, "videoLink", note);
  const miniweb = findChild(listing, "miniweb");
  const [tour, ...links] = new Set([
    ...findLinks(listing, "externalLink", note),
    ...(miniweb ? findLinks(miniweb, "uri", note) : []),
    ...findLinks(listing, "availabilityLink", note),
  ]);
  return { video, tour, links: links.length > 0 ? links.map((href) => ({ href })) : undefined };
}

/** Some software writes a link as the text of its element. */
function findLinks(listing: Element, name: string, note: Note) {
  return findChildren(listing, name).flatMap((element) => {
    const link = decode(getAttribute(element, "href") || element.text);
    if (link.startsWith("https://") && URL.canParse(link)) return [link];
    if (link) note("insecure-link", `${name}@href`, link, "an https link");
    return [];
  });
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
