import * as v from "valibot";
import { amount, flag, line, text } from "./input-rules.ts";

/** How editors show an input: Builder.io by its names of types, the office by fields of the same kind. */
export type InputLook = {
  label: string;
  type: "string" | "longText" | "number" | "boolean" | "file" | "url";
  help?: string;
  /** What a new block begins with. */
  initial?: string | number;
  options?: readonly string[];
  /** A block without it has nothing to show. */
  isRequired?: boolean;
};

type Look = Partial<InputLook>;

function words(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "string", ...look }));
}

/** A blank line begins another paragraph. */
function paragraphs(label: string, look: Look = {}) {
  return v.pipe(text, v.metadata({ label, type: "longText", ...look }));
}

function count(label: string, max: number, look: Look = {}) {
  return v.pipe(amount(0, max), v.metadata({ label, type: "number", ...look }));
}

function tick(label: string) {
  return v.pipe(flag, v.metadata({ label, type: "boolean" }));
}

function picture(label: string) {
  return v.pipe(line, v.metadata({ label, type: "file" }));
}

function link(label: string, look: Look = {}) {
  return v.pipe(line, v.metadata({ label, type: "url", ...look }));
}

/** The inputs of spec §3.11, by name and type, and the home that the card follows. Price in dollars. */
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
  home: words("Home", {
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
  most: count("How many", 12, { help: "Up to 12, the newest first", initial: 3 }),
});

const textWithPicture = v.object({
  name: v.literal("TextWithPicture"),
  heading: words("Heading"),
  words: paragraphs("Words", { isRequired: true, help: "A blank line begins another paragraph" }),
  image: picture("Picture"),
  alt: words("What the picture shows", { help: "It is read out to whoever cannot see it" }),
  side: words("Picture on the", { options: ["right", "left"], initial: "right" }),
});

const quote = v.object({
  name: v.literal("Quote"),
  words: paragraphs("Words", { isRequired: true }),
  author: words("Who says it"),
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

/** The site’s own blocks, by the name that the content has for them. */
export const siteBlockSchema = v.variant("name", [propertyCard, homes, textWithPicture, quote, callToAction]);

/** A block of the site’s own with its inputs. Pictures and links are checked. */
export type SiteBlock = v.InferOutput<typeof siteBlockSchema>;
export type SiteBlockName = SiteBlock["name"];
export type PropertyCardInputs = Omit<v.InferOutput<typeof propertyCard>, "name">;

/** The blocks as editors list them, with their inputs in order. */
export const siteBlocks = siteBlockSchema.options.map(({ entries: { name, ...inputs } }) => ({
  name: name.literal,
  label: toLabel(name.literal),
  inputs: Object.entries(inputs).map(([input, rule]) => ({ name: input, ...toLook(rule) })),
}));

/** "TextWithPicture" is "Text with picture". */
function toLabel(name: string) {
  return name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function toLook(rule: v.GenericSchema): InputLook {
  const look: Partial<InputLook> = v.getMetadata(rule);
  return { label: "", type: "string", ...look };
}
