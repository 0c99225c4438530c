import * as v from "valibot";
import { amount, flag, line, text } from "./element-schema.ts";

type CardInput = { name: string; type: string; allowedFileTypes?: string[]; helperText?: string };

/** The block as it is registered at the service: the inputs of spec §3.11, by name and type, and the home that it follows. */
export const cardBlock: { name: string; inputs: CardInput[] } = {
  name: "PropertyCard",
  inputs: [
    { name: "title", type: "string" },
    { name: "price", type: "number", helperText: "In dollars. Left empty, the card says: Contact agent" },
    { name: "location", type: "string", helperText: "The suburb" },
    {
      name: "address",
      type: "string",
      helperText: "As in the listing: then the card leads to it, otherwise to the homes of the suburb",
    },
    { name: "beds", type: "number" },
    { name: "baths", type: "number" },
    { name: "sqft", type: "number", helperText: "Square feet; the card shows square metres" },
    { name: "type", type: "string", helperText: "House, Apartment, Townhouse…" },
    { name: "image", type: "file", allowedFileTypes: ["jpeg", "jpg", "png", "webp", "avif"] },
    { name: "description", type: "longText" },
    { name: "featured", type: "boolean" },
    {
      name: "home",
      type: "string",
      helperText: "A home’s id or link: the card shows its price and status, and goes when it is withdrawn",
    },
  ],
};

/** The values of its inputs; one of another type counts as none. Price in dollars, sqft in square feet. */
export const cardOptions = v.object({
  title: line,
  price: amount(0, 1_000_000_000),
  location: line,
  address: line,
  beds: amount(0, 99),
  baths: amount(0, 99),
  sqft: amount(0, 10_000_000),
  type: line,
  image: line,
  description: text,
  featured: flag,
  home: line,
});

export type CardOptions = v.InferOutput<typeof cardOptions>;
