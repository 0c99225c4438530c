import * as v from "valibot";
import { choice, count, howMany, link, paragraphs, picture, tick, toLook, words } from "./inputs.ts";

/** The inputs of spec §3.11, and the home that the card follows. Price in dollars. */
const propertyCard = v.object({
  name: v.literal("PropertyCard"),
  title: words("Title", { isRequired: true }),
  price: count("Price", 1_000_000_000, { help: "In dollars. Left empty, the card says: Contact agent" }),
  location: words("Location", { help: "The suburb" }),
  address: words("Address", {
    help: "As in the listing: then the card leads to it, otherwise to the homes of the suburb",
  }),
  beds: count("Beds", 99),
  baths: count("Baths", 99),
  sqft: count("Home size", 10_000_000, { help: "Square feet; the card shows square metres" }),
  type: words("Type", { help: "House, Apartment, Townhouse…" }),
  image: picture("Picture"),
  description: paragraphs("Description"),
  featured: tick("Featured"),
  home: choice("Home", {
    help: "A home’s id or link: the card shows its price and status, and goes when it is withdrawn",
  }),
});

const homes = v.object({
  name: v.literal("Homes"),
  heading: words("Heading", { initial: "Homes for sale" }),
  search: link("Search", {
    help: "The address of a list with its filters, as you see it in your browser",
    initial: "/listings",
    isRequired: true,
  }),
  most: howMany(12, { help: "Up to 12, the newest first", initial: 3 }),
});

const openHomes = v.object({
  name: v.literal("OpenHomes"),
  heading: words("Heading", { initial: "Open homes" }),
  suburb: choice("Suburb", { help: "Left empty: all suburbs" }),
  most: howMany(12, { help: "Up to 12, the next ones first", initial: 4 }),
});

const appraisalForm = v.object({
  name: v.literal("AppraisalForm"),
  heading: words("Heading", { initial: "Free property appraisal" }),
  words: words("Sentence", {
    initial: "Tell us about the place. We will come and see it, then put a figure in writing.",
  }),
});

const textWithPicture = v.object({
  name: v.literal("TextWithPicture"),
  heading: words("Heading", { initial: "See it from inside" }),
  words: paragraphs("Words", {
    isRequired: true,
    help: "A blank line begins another paragraph",
    initial:
      "Pictures show the rooms. A visit shows the light, the street and the neighbours. Come to an open home, or ask us for a time that suits you.",
  }),
  image: picture("Picture"),
  alt: words("What the picture shows", { help: "It is read out to people who cannot see it" }),
  side: choice("Picture on the", { options: ["right", "left"], initial: "right" }),
});

const callToAction = v.object({
  name: v.literal("CallToAction"),
  heading: words("Heading", { isRequired: true, initial: "What is your home worth?" }),
  words: words("Sentence", {
    initial: "A local agent looks at it and tells you, free and without obligation.",
  }),
  button: words("Button", { isRequired: true, initial: "Request an appraisal" }),
  link: link("Its link", { isRequired: true, initial: "/market-appraisal" }),
});

/** The site’s own blocks, by their names in the content. */
export const siteBlockSchema = v.variant("name", [
  propertyCard,
  homes,
  openHomes,
  textWithPicture,
  callToAction,
  appraisalForm,
]);

/** One of the site’s own blocks with its inputs, pictures and links checked. */
export type SiteBlock = v.InferOutput<typeof siteBlockSchema>;
export type PropertyCardInputs = Omit<v.InferOutput<typeof propertyCard>, "name">;

/** The site’s own blocks, with labels and inputs in the editor's order. */
export const siteBlocks = siteBlockSchema.options.map(({ entries: { name, ...inputs } }) => ({
  name: name.literal,
  label: toLabel(name.literal),
  inputs: Object.entries(inputs).map(([input, rule]) => ({ name: input, ...toLook(rule) })),
}));

/** The words of a block that visitors read, by input. */
export function findReadWords({ name, ...inputs }: SiteBlock) {
  const read = siteBlocks.find((block) => block.name === name)?.inputs.filter(({ isRead }) => isRead) ?? [];
  const entered = new Map<string, unknown>(Object.entries(inputs));
  return read.map((input) => ({ ...input, words: String(entered.get(input.name) ?? "") }));
}

/** "TextWithPicture" becomes "Text with picture". */
function toLabel(name: string) {
  return name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The label of a block; for the service's own blocks, their name. */
export function toBlockLabel(block: string) {
  return siteBlocks.find(({ name }) => name === block)?.label ?? block;
}
