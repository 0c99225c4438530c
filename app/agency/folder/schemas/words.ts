import * as v from "valibot";
import { day, list, words, wordsUpTo } from "#app/agency/texts/kinds/fields.ts";

const part = <const Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries);
const link = part({ label: words, to: words });
const closing = part({ title: words, sentence: words });
const point = part({ title: words, text: words });
const linkedHeading = part({ heading: words, link: words });

const home = part({
  hero: part({
    line: wordsUpTo(48),
    sentence: wordsUpTo(160),
    pictures: part({ dawn: words, noon: words, dusk: words }),
  }),
  /** In their order, with the words of their links (spec §2.4). */
  headings: part({
    featured: linkedHeading,
    open: linkedHeading,
    suburbs: linkedHeading,
    testimonials: part({ heading: words }),
    reasons: part({ heading: words, picture: words }),
    journal: linkedHeading,
    contact: part({ heading: words }),
  }),
  /** Why Choose Us. */
  reasons: list(point),
});

/** {people} stands for how many work here. */
const about = part({
  story: part({ title: words, lead: words, heading: words, picture: words, paragraphs: list(words) }),
  /** Titles word for word (spec §2.20). */
  values: list(point),
  valuesTitle: words,
  closing,
});

const sell = part({
  hero: part({ line: wordsUpTo(48), sentence: wordsUpTo(160), picture: words }),
  pitch: part({ heading: words, paragraphs: list(words) }),
  stepsIntro: part({ heading: words, sentence: words }),
  /** Six in order (spec §2.17); `to` is the page that helps with the step. */
  steps: list(part({ title: words, text: words, action: link })),
  /** Each of a claim in agency.json (spec §1.6). */
  stats: list(part({ claim: v.picklist(["years", "sold", "satisfaction"]), label: words })),
  /** Period and source of the figures. */
  statsSource: words,
  marketing: part({ heading: words, points: list(point) }),
});

/** A page about a service: prose in sections, then the questions people ask. */
const service = part({
  title: words,
  /** For search results. */
  description: wordsUpTo(160),
  /** Name of the picture under the title. */
  picture: words,
  lead: words,
  sections: list(part({ heading: words, paragraphs: list(words) })),
  questions: list(part({ question: words, answer: words })),
  closing: part({ heading: words, sentence: words }),
  /** The first button under the closing sentence. */
  action: link,
});

const journal = part({
  title: words,
  /** For search results. */
  description: wordsUpTo(160),
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
  /** Under the drawing of the coast; {name} stands for the suburb. */
  positionNote: words,
  interested: words,
  notFound: words,
});

const team = part({
  title: words,
  lead: words,
  closing,
  profileClosing: closing,
  /** Period and source of ratings and reviews. */
  reviews: part({ collected: words, source: words }),
  notFound: words,
});

const sold = part({ title: words, lead: words, sellClosing: closing, closing });

export type ServiceWords = v.InferOutput<typeof service>;

/** words.json: what the pages about the agency say, by page. */
export const wordsSchema = part({
  home,
  about,
  sell,
  appraisal: service,
  rentalManagement: service,
  journal,
  suburbs,
  team,
  sold,
});

/**
 * A legal page. In its words stand {legalName}, {address} and {email} for what agency.json says, and {phone} for the
 * office's number.
 */
const legalPageSchema = v.strictObject({
  title: words,
  lead: words,
  /** The agency's calendar day. */
  updatedAt: day,
  sections: list(
    v.strictObject({
      /** Its anchor. */
      id: words,
      heading: words,
      paragraphs: list(words),
      items: v.optional(list(words), []),
    }),
  ),
});

/** legal.json. /privacy says how the agency keeps to the Australian Privacy Principles; it must stay true of the site. */
export const legalSchema = v.strictObject({ privacy: legalPageSchema, terms: legalPageSchema });

export type LegalWords = v.InferOutput<typeof legalPageSchema>;

const path = v.pipe(v.string(), v.startsWith("/", "A path of the site is expected, as /sell"));
const menuLink = { label: wordsUpTo(24), href: path, covers: v.optional(list(path)) };
const page = v.strictObject({ label: words, href: path, sharePicture: words });
const links = list(v.strictObject(menuLink));

/** menu.json: the menus of header, phone and footer, and every page that is not one of many (spec §2.2, §2.3, §2.19). */
export const menuSchema = v.strictObject({
  menus: list(
    v.strictObject({ label: words, links: list(v.strictObject({ ...menuLink, line: wordsUpTo(60) })) }),
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
