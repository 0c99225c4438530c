import { agents, articles, suburbs } from "#app/agency/folder/first-texts.ts";
import { soldProperties } from "#app/agency/folder/words.ts";

/** An address for every kind of page, and for states that look different. Every test run visits them. */
const oneOfEachKind = [
  "/",
  "/listings",
  "/listings?view=list",
  "/listings?price=4m%2B&type=apartment",
  "/property/1",
  "/property/999",
  "/rentals",
  "/rental/R003",
  "/inspections",
  "/auctions",
  "/listings/map",
  "/compare?homes=S001,S003",
  "/shortlist",
  "/saturday?homes=S001,S003",
  "/suburbs",
  "/suburbs/manly",
  "/journal",
  `/journal/${articles[0]?.slug}`,
  "/team",
  "/team/1",
  "/sell",
  "/sold",
  "/sold-property/1",
  "/market-appraisal",
  "/about",
  "/sitemap",
  "/privacy",
  "/newsletter",
  "/alerts/new?list=sale&beds=3",
  "/owner/nothing",
  "/contact",
  "/contact/question",
  "/appraisal",
  "/property/S001/inspection",
  "/team/1/ask",
  "/rental/R003/enquire",
  "/nowhere",
];

/** Further addresses of the same kinds, with more of a thing, less of it or none. */
const moreOfEachKind = [
  "/listings?location=freshwater&beds=3",
  "/booking/nothing",
  "/contract/nothing",
  "/rentals?location=Freshwatr",
  "/inspections?offer=rent",
  "/sold?suburbs=Avalon,Manly&types=House",
  "/rentals/map",
  "/listings/map?beds=3&bbox=151.25%2C-33.81%2C151.31%2C-33.75",
  "/listings?walk=15&sort=walk",
  "/compare",
  "/shortlist?back=%2Flistings",
  "/saturday",
  "/compare?homes=S001,S999",
  "/compare?homes=R001,R002",
  "/compare?homes=S001,S002,S003,S004",
  "/property/10",
  "/rentals?view=list",
  "/rentals?price=0-800&beds=4%2B",
  "/rentals?beds=4%2B&view=list",
  "/rentals?price=2000&beds=1",
  "/rental/R005",
  "/rental/R001",
  "/rental/R999",
  "/rental/nowhere",
  "/suburbs/nowhere",
  "/journal/nothing",
  "/team/7",
  "/team/99",
  "/team/99/ask",
  "/sold-property/9",
  "/sold-property/S042",
  "/rental-management",
  "/terms",
  "/property/S001/enquire",
  "/property/S001/contract",
  "/property/999/inspection",
  "/rental/R003/inspection",
];

export const everyKind = [...oneOfEachKind, ...moreOfEachKind];

/** Every kind, and every address that the content makes. */
export const everyAddress = [
  ...new Set([
    ...everyKind,
    ...suburbs.map(({ id }) => `/suburbs/${id}`),
    ...articles.map(({ slug }) => `/journal/${slug}`),
    ...agents.map(({ id }) => `/team/${id}`),
    ...soldProperties.map(({ id }) => `/sold-property/${id}`),
  ]),
];

/** A test of an address runs with every `npm test` for one of each kind, else with `npm run test:all` only. */
export function inSet(path: string) {
  return { tag: oneOfEachKind.includes(path) ? [] : [LONG] };
}

/** The tag of what `npm test` leaves to `npm run test:all`. */
export const LONG = "@long";
