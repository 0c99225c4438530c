import * as v from "valibot";
import { day, described, list, picture, words, wordsUpTo } from "#app/agency/kinds/schema-parts.ts";

const part = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries);
const link = part({ label: words, to: words });
const closing = part({ title: words, sentence: words });
const point = part({ title: words, text: words });
const linkedHeading = part({ heading: words, link: words });

const home = part({
  hero: part({
    line: wordsUpTo(48),
    sentence: wordsUpTo(160),
    picture,
  }),
  /** In page order, with the words of their links (spec §2.4). */
  headings: part({
    featured: linkedHeading,
    open: linkedHeading,
    suburbs: linkedHeading,
    testimonials: part({ heading: words }),
    reasons: part({ heading: words, picture }),
    journal: linkedHeading,
    contact: part({ heading: words }),
  }),
  reasons: described(list(point), "under 'Why Choose Us'"),
});

/** {people} is replaced by how many work here. */
const about = part({
  story: part({ title: words, lead: words, heading: words, picture, paragraphs: list(words) }),
  values: described(list(point), "what the agency stands for"),
  valuesTitle: words,
  closing,
});

const sell = part({
  hero: part({ line: wordsUpTo(48), sentence: wordsUpTo(160), picture }),
  pitch: part({ heading: words, paragraphs: list(words) }),
  stepsIntro: part({ heading: words, sentence: words }),
  steps: described(list(part({ title: words, text: words, action: link })), "six, in order"),
  stats: described(
    list(part({ claim: v.picklist(["years", "sold", "satisfaction"]), label: words })),
    "of claims in agency.json",
  ),
  statsSource: described(words, "period and source of these"),
  fees: v.optional(
    described(
      part({ heading: words, paragraphs: list(words) }),
      "how fees work; without it the page says nothing of them",
    ),
  ),
  marketing: part({ heading: words, points: list(point) }),
});

/** A page about a service: sections of prose, then common questions. */
const service = part({
  title: words,
  description: described(wordsUpTo(160), "for search results"),
  picture: described(picture, "under the title"),
  lead: words,
  sections: list(part({ heading: words, paragraphs: list(words) })),
  questions: list(part({ question: words, answer: words })),
  closing: part({ heading: words, sentence: words }),
  action: described(link, "the first button"),
});

const journal = part({
  title: words,
  description: described(wordsUpTo(160), "for search results"),
  lead: words,
  author: part({ role: words, blurb: words }),
  callToAction: closing,
  articleClosing: closing,
  closing,
  notFound: words,
});

const suburbs = part({
  title: words,
  lead: words,
  region: words,
  closing,
  chartNote: words,
  positionNote: described(words, "under the coast; {name} is the suburb"),
  interested: words,
  notFound: words,
});

const team = part({
  title: words,
  lead: words,
  closing,
  profileClosing: closing,
  reviews: described(part({ collected: words, source: words }), "of ratings and reviews"),
  notFound: words,
});

const sold = part({ title: words, lead: words, sellClosing: closing, closing });

export type ServiceWords = v.InferOutput<typeof service>;

/** words.json: the words of the agency's pages, by page. */
export const wordsSchema = part({
  home,
  about,
  sell,
  appraisal: service,
  rentalManagement: described(service, "as appraisal"),
  journal: described(journal, "its pages"),
  suburbs: described(suburbs, "their pages"),
  team: described(team, "its pages"),
  sold: described(sold, "its page"),
});

/** A legal page. {legalName}, {address} and {email} are replaced from agency.json, {phone} by the office's number. */
const legalPageSchema = v.strictObject({
  title: words,
  lead: words,
  updatedAt: described(day, "a day"),
  sections: list(
    v.strictObject({
      id: described(words, "its anchor"),
      heading: words,
      paragraphs: list(words),
      items: v.optional(list(words), []),
    }),
  ),
});

/** legal.json. /privacy says how the agency follows the Australian Privacy Principles, and must stay true. */
export const legalSchema = v.strictObject({
  privacy: legalPageSchema,
  terms: described(legalPageSchema, "as privacy"),
});

export type LegalWords = v.InferOutput<typeof legalPageSchema>;

const path = v.pipe(v.string(), v.startsWith("/", "A path of the site is expected, such as /sell"));
const menuLink = { label: wordsUpTo(24), href: path, covers: v.optional(list(path)) };
const page = v.strictObject({ label: words, href: path, sharePicture: words });
const links = list(v.strictObject(menuLink));

/** menu.json: the menus of header, phone and footer, and every single page (spec §2.2, §2.3, §2.19). */
export const menuSchema = v.strictObject({
  menus: list(
    v.strictObject({ label: words, links: list(v.strictObject({ ...menuLink, line: wordsUpTo(60) })) }),
  ),
  mobile: described(links, "on a phone"),
  moreMobile: described(links, "smaller, on a phone"),
  footer: v.strictObject({
    placeSentence: wordsUpTo(160),
    sampleSentence: wordsUpTo(100),
    newsletterSentence: wordsUpTo(100),
    quickLinks: links,
    appraisalLink: v.strictObject({ label: words, href: path }),
    legalLinks: links,
  }),
  pages: described(v.pipe(v.tupleWithRest([page], page), v.readonly()), "the sitemap, the home page first"),
});
