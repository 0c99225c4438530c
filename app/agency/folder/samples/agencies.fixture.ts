import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { agentSchema } from "../../texts/kinds/agent.ts";
import { suburbSchema } from "../../texts/kinds/suburb.ts";
import { testimonialSchema } from "../../texts/kinds/testimonial.ts";
import { agencySchema } from "../schemas/agency.ts";
import { articlesSchema } from "../schemas/articles.ts";
import { providersSchema } from "../schemas/feed.ts";
import { legalSchema } from "../schemas/legal.ts";
import { menuSchema } from "../schemas/menu.ts";
import { picturesSchema } from "../schemas/pictures.ts";
import { placesSchema } from "../schemas/places.ts";
import { soldSchema } from "../schemas/sold.ts";
import { wordsSchema } from "../schemas/words.ts";

const record = {
  id: v.string(),
  type: v.string(),
  suburb: v.string(),
  agent: v.object({ id: v.string(), name: v.string(), phone: v.string(), email: v.string() }),
  next_inspection: v.nullish(v.string()),
  pictures: v.array(v.object({ src: v.string(), label: v.optional(v.string()) })),
  floorplans: v.array(v.object({ src: v.string() })),
};

/** Every agency of the repository, its files parsed by their schemas; the modules beside this read only the one started. */
export const agencies = readdirSync("agencies").map(readAgency);

export type AgencyFolder = ReturnType<typeof readAgency>;

function readAgency(name: string) {
  const folder = `agencies/${name}`;
  const read = <const Schema extends v.GenericSchema>(file: string, schema: Schema) => {
    const result = v.safeParse(schema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
    if (result.success) return result.output;
    throw new Error(`${folder}/${file}: ${JSON.stringify(v.flatten(result.issues))}`);
  };
  return {
    name,
    folder,
    agency: read("agency.json", agencySchema),
    providers: read("feed.json", providersSchema),
    legal: read("legal.json", legalSchema),
    menu: read("menu.json", menuSchema),
    pictures: read("pictures.json", picturesSchema),
    places: read("places.json", placesSchema).suburbs,
    people: read("people.json", v.array(agentSchema)),
    suburbs: read("suburbs.json", v.array(suburbSchema)),
    testimonials: read("testimonials.json", v.array(testimonialSchema)),
    soldHomes: read("sold.json", soldSchema),
    words: read("words.json", wordsSchema),
    articles: read("journal.json", articlesSchema).map((article) => ({
      ...article,
      content: readFileSync(`${folder}/journal/${article.slug}.md`, "utf8").trimEnd(),
    })),
    sales: read("homes/coastal-listings.json", v.array(v.object(record))),
    rentals: read("homes/coastal-rentals.json", v.array(v.object(record))),
  };
}
