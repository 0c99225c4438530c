import type { OfficeWords } from "#app/agency/texts/kinds/office-words.ts";

/** The agency itself: the one place for its name and its numbers. */
export const agency = {
  name: "Headland",
  descriptor: "Coastal Real Estate",
  /** Puts a line into the footer that says so. Set it to false with your own people and homes. */
  isSample: true,
  legalName: "Headland Coastal Real Estate",
  /** The corporation's licence under the Property and Stock Agents Act; the sample's is invented, as its ABN is. */
  licence: "10000000" as string | undefined,
  abn: "00 000 000 000" as string | undefined,
  foundedYear: 2009,
  address: { street: "Shop 2, 40 Seaspray Parade", suburb: "Freshwater", state: "NSW", postcode: "2096" },
  email: "hello@headland.example",
  replyWithin: "24 hours",
  claims: { years: "15+", sold: "500+", satisfaction: "98%" },
  social: [
    { name: "Instagram", url: "https://www.instagram.com/headland.example" },
    { name: "Facebook", url: "https://www.facebook.com/headland.example" },
    { name: "YouTube", url: "https://www.youtube.com/@headland.example" },
  ],
} as const;

/** When and how the office is reached, until the office publishes something else. */
export const officeWords: OfficeWords = {
  phone: "(02) 5550 0142",
  phoneHours: "Mon-Fri 8am-6pm",
  officeHours: [
    { days: "Mon–Fri", hours: "9:00–5:30" },
    { days: "Sat", hours: "9:00–4:00" },
    { days: "Sun", hours: "By appointment" },
  ],
};
