import * as v from "valibot";
import { list, words, wordsUpTo } from "#app/agency/texts/kinds/fields.ts";

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
