import { agentSchema } from "#app/agency/texts/kinds/agent.ts";
import { list } from "#app/agency/texts/kinds/fields.ts";
import { suburbSchema } from "#app/agency/texts/kinds/suburb.ts";
import { testimonialSchema } from "#app/agency/texts/kinds/testimonial.ts";
import { agencySchema } from "./agency.ts";
import { articlesSchema } from "./articles.ts";
import {
  chartSchema,
  coastMapSchema,
  edgeSchema,
  locatorMapsSchema,
  notFoundSchema,
  platesSchema,
} from "./drawings.ts";
import { providersSchema } from "./feed.ts";
import { legalSchema } from "./legal.ts";
import { menuSchema } from "./menu.ts";
import { picturesSchema } from "./pictures.ts";
import { placesSchema } from "./places.ts";
import { soldSchema } from "./sold.ts";
import { sunlightSchema } from "./sunlight.ts";
import { wordsSchema } from "./words.ts";

/** Every agency's folder has these JSON files. */
export const fileSchemas = {
  "agency.json": agencySchema,
  "feed.json": providersSchema,
  "journal.json": articlesSchema,
  "legal.json": legalSchema,
  "menu.json": menuSchema,
  "people.json": list(agentSchema),
  "pictures.json": picturesSchema,
  "places.json": placesSchema,
  "sold.json": soldSchema,
  "suburbs.json": list(suburbSchema),
  "testimonials.json": list(testimonialSchema),
  "words.json": wordsSchema,
} as const;

/** A folder may have these too: drawings of a coast, and the sun on the floors of homes. */
export const furtherSchemas = {
  "drawings/chart.json": chartSchema,
  "drawings/coast-map.json": coastMapSchema,
  "drawings/edge.json": edgeSchema,
  "drawings/locator-maps.json": locatorMapsSchema,
  "drawings/not-found.json": notFoundSchema,
  "drawings/plates.json": platesSchema,
  "sunlight.json": sunlightSchema,
} as const;
