import { agency } from "./agency.ts";
import { readAgencyFile } from "./read-file.ts";
import type { LegalWords } from "./schemas/words.ts";

/** Texts of the pages about the agency, by page. */
export const {
  home: homeWords,
  about: aboutWords,
  sell: sellWords,
  appraisal: marketAppraisal,
  rentalManagement,
  journal: journalWords,
  suburbs: suburbWords,
  team: teamWords,
  sold: soldWords,
} = readAgencyFile("words.json");

/** The menus, the footer, and every page that is not one of many. */
export const {
  menus,
  mobile: mobileLinks,
  moreMobile: moreMobileLinks,
  footer,
  pages: sitePages,
} = readAgencyFile("menu.json");

/** Recent sales. */
export const soldProperties = readAgencyFile("sold.json");

export const contactLink = { label: "CONTACT", href: "/contact" } as const;
export const quoteLink = { label: "GET A QUOTE", href: "/appraisal" } as const;
export const shortlistLink = { label: "Shortlist", href: "/shortlist", covers: ["/saturday"] } as const;

const { street, suburb, state, postcode } = agency.address;
const facts: Readonly<Record<string, string>> = {
  "{legalName}": agency.legalName,
  "{email}": agency.email,
  "{address}": `${street}, ${suburb} ${state} ${postcode}`,
};
const legal = readAgencyFile("legal.json");

export const privacy = withFacts(legal.privacy);
export const terms = withFacts(legal.terms);

function withFacts(page: LegalWords): LegalWords {
  const fill = (words: string) => words.replace(/\{[a-zA-Z]{1,20}\}/g, (name) => facts[name] ?? name);
  return {
    ...page,
    sections: page.sections.map(({ paragraphs, items, ...section }) => ({
      ...section,
      paragraphs: paragraphs.map(fill),
      items: items?.map(fill),
    })),
  };
}
