import { readFileSync } from "node:fs";
import { join } from "node:path";

export type VisitedAgency = ReturnType<typeof readVisitedAgency>;

/** What the journeys of any agency need to know of the one whose site they visit; a folder below agencies/. */
export function readVisitedAgency(folder: string) {
  const read = (file: string) => JSON.parse(readFileSync(join("agencies", folder, file), "utf8"));
  const { name, office } = read("agency.json");
  const [rental] = read("homes/coastal-rentals.json");
  const [suburb] = read("suburbs.json");
  const [article] = read("journal.json");
  const [sold] = read("sold.json");
  return {
    name: String(name),
    phone: String(office.phone),
    phoneHours: String(office.phoneHours),
    rental: `/rental/${rental.id}`,
    suburb: `/suburbs/${suburb.id}`,
    article: `/journal/${article.slug}`,
    sold: { id: String(sold.id), suburb: String(sold.suburb), agentName: String(sold.agentName) },
  };
}
