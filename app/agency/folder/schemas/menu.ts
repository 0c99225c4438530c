import * as v from "valibot";
import { list, words, wordsUpTo } from "#app/agency/texts/kinds/fields.ts";

const path = v.pipe(v.string(), v.startsWith("/", "A path of the site is expected, as /sell"));
const link = { label: wordsUpTo(24), href: path, covers: v.optional(list(path)) };
const page = v.strictObject({ label: words, href: path, sharePicture: words });
const links = list(v.strictObject(link));

/** menu.json: the menus of header, phone and footer, and every page that is not one of many (spec §2.2, §2.3, §2.19). */
export const menuSchema = v.strictObject({
  menus: list(
    v.strictObject({ label: words, links: list(v.strictObject({ ...link, line: wordsUpTo(60) })) }),
  ),
  /** The phone's menu: these, then GET A QUOTE. */
  mobile: links,
  /** Smaller, between them. */
  moreMobile: links,
  footer: v.strictObject({
    placeSentence: wordsUpTo(160),
    sampleSentence: wordsUpTo(100),
    newsletterSentence: wordsUpTo(100),
    quickLinks: links,
    appraisalLink: v.strictObject({ label: words, href: path }),
    legalLinks: links,
  }),
  /** In the order of the sitemap, the home page first; `sharePicture` is behind a page's words when it is shared. */
  pages: v.pipe(v.tupleWithRest([page], page), v.readonly()),
});
