import { agency } from "./agency.ts";
import { readAgencyFile } from "./read-file.ts";
import { type LegalPage, legalSchema } from "./schemas/legal.ts";

const { street, suburb, state, postcode } = agency.address;
const facts: Readonly<Record<string, string>> = {
  "{legalName}": agency.legalName,
  "{email}": agency.email,
  "{address}": `${street}, ${suburb} ${state} ${postcode}`,
};
const legal = readAgencyFile("legal.json", legalSchema);

export const privacy = withFacts(legal.privacy);
export const terms = withFacts(legal.terms);

function withFacts(page: LegalPage): LegalPage {
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
