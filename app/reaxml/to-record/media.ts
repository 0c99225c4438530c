import type { Office } from "#app/feed/format.ts";
import type { SuppliedFields } from "#app/homes/record/supplied-fields.ts";
import type { Media } from "#app/register/register.ts";
import { isSecure, parseLink } from "#app/values/links.ts";
import { parseWallTime, toSortable } from "#app/values/moments.ts";
import { cleanLine } from "#app/values/texts.ts";
import { type Element, findChild, findChildren, getAttribute } from "../element.ts";
import { toHeadline } from "./headline.ts";
import type { Note } from "./values.ts";

const uses = new Map<string, Media["use"]>([
  ["img", "picture"],
  ["floorplan", "floorplan"],
  ["document", "document"],
]);

/** Pictures, plans and documents by slot, followed by statements of information. */
export function toMedia(listing: Element, note: Note): Media[] {
  const objects = findChild(listing, "objects")?.children ?? [];
  const slots = objects.map((element) => toSlot(element, uses.get(element.name.toLowerCase()), note));
  const statements = findChildren(listing, "media")
    .flatMap(({ children }) => children)
    .filter((each) => getAttribute(each, "usage") === "statementOfInformation")
    .map((each, index) => {
      const slot = toSlot(each, "document", note);
      // After the listing's own documents.
      return slot && { ...slot, slot: String(100 + index), title: "Statement of information" };
    });
  const all = [...slots, ...statements].filter((slot) => slot !== undefined);
  return [...uses.values()].flatMap((use) => all.filter((slot) => slot.use === use));
}

function toSlot(element: Element, use: Media["use"] | undefined, note: Note): Media | undefined {
  if (!use) return undefined;
  const slot = getAttribute(element, "id")?.toLowerCase() ?? "";
  const url = getAttribute(element, "url") ?? "";
  const path = `objects/${element.name}@id=${slot}`;
  if (!url)
    return void note("media-without-url", path, slot, "url, or file for one that comes along in a ZIP");
  const changed = parseWallTime(getAttribute(element, "modTime") ?? "");
  const title = toHeadline(cleanLine(getAttribute(element, "title") ?? ""), []);
  return {
    slot,
    use,
    // "//p.example/1.jpg" and "p.example/1.jpg" lack a scheme.
    url: /^[a-z]+:/i.test(url) ? url : (parseLink(url) ?? url),
    ...(changed ? { modTime: toSortable(changed) } : {}),
    ...(title ? { title } : {}),
  };
}

/**
 * The video, the tour (the first of the other links that leads to another site than the agency's) and the other links,
 * without duplicates.
 */
export function toLinks(listing: Element, { email }: Pick<Office, "email">, note: Note): SuppliedFields {
  const [video] = findLinks(listing, "videoLink", note);
  const miniweb = findChild(listing, "miniweb");
  const found = new Set([
    ...findLinks(listing, "externalLink", note),
    ...(miniweb ? findLinks(miniweb, "uri", note) : []),
    ...findLinks(listing, "availabilityLink", note),
  ]);
  const tour = [...found].find((link) => !isOfSite(link, email));
  const links = [...found].filter((link) => link !== tour);
  return { video, tour, links: links.length > 0 ? links.map((href) => ({ href })) : undefined };
}

/** The agency's site has the domain of its e-mail address. */
function isOfSite(link: string, email: string) {
  const [, domain = ""] = email.toLowerCase().split("@");
  return `.${URL.parse(link)?.hostname}`.endsWith(`.${domain}`);
}

/** Some software writes the link as the element's text. */
function findLinks(listing: Element, name: string, note: Note) {
  return findChildren(listing, name).flatMap((element) => {
    const said = getAttribute(element, "href") || element.text;
    const link = parseLink(said);
    if (said && (!link || !isSecure(said))) note("insecure-link", `${name}@href`, said, toLinkHint(link));
    return link ?? [];
  });
}

function toLinkHint(link: string | undefined) {
  return link ? `an https link; it was read as ${link}` : "one https link without spaces";
}
