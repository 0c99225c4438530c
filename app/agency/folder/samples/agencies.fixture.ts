import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { fileSchemas } from "../schemas/files.ts";

const record = {
  id: v.string(),
  type: v.string(),
  suburb: v.string(),
  price_aud: v.optional(v.number()),
  status: v.optional(v.picklist(["under-offer", "sold"])),
  method: v.optional(v.string()),
  listed_on: v.optional(v.string()),
  sold: v.optional(v.object({ date: v.string(), price_aud: v.number() })),
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
    agency: read("agency.json", fileSchemas["agency.json"]),
    providers: read("feed.json", fileSchemas["feed.json"]),
    legal: read("legal.json", fileSchemas["legal.json"]),
    menu: read("menu.json", fileSchemas["menu.json"]),
    pictures: read("pictures.json", fileSchemas["pictures.json"]),
    places: read("places.json", fileSchemas["places.json"]).suburbs,
    people: read("people.json", fileSchemas["people.json"]),
    suburbs: read("suburbs.json", fileSchemas["suburbs.json"]),
    testimonials: read("testimonials.json", fileSchemas["testimonials.json"]),
    soldHomes: read("sold.json", fileSchemas["sold.json"]),
    words: read("words.json", fileSchemas["words.json"]),
    articles: read("journal.json", fileSchemas["journal.json"]).map((article) => ({
      ...article,
      content: readFileSync(`${folder}/journal/${article.slug}.md`, "utf8").trimEnd(),
    })),
    sales: ["homes/coastal-listings.json", "homes/coastal-sold.json"]
      .filter((file) => existsSync(`${folder}/${file}`))
      .flatMap((file) => read(file, v.array(v.object(record)))),
    rentals: read("homes/coastal-rentals.json", v.array(v.object(record))),
  };
}
