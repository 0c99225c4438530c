import { agents } from "#content/agents.ts";
import { articles } from "#content/journal.ts";
import { soldProperties } from "#content/sold.ts";
import { suburbs } from "#content/suburbs.ts";

/** One address of every kind of page, and of the states that have an address. */
export const everyKind = [
  "/",
  "/listings",
  "/listings?view=list",
  "/listings?location=freshwater&beds=3",
  "/listings?price=4m%2B&type=apartment",
  "/property/1",
  "/property/10",
  "/property/999",
  "/rentals",
  "/rentals?view=list",
  "/rentals?price=0-800&beds=4%2B",
  "/rental/R003",
  "/rental/R005",
  "/rental/nowhere",
  "/rentals?beds=4%2B&view=list",
  "/rentals?price=2000&beds=1",
  "/rental/R001",
  "/rental/R999",
  "/inspections",
  "/suburbs",
  "/suburbs/manly",
  "/suburbs/nowhere",
  "/journal",
  `/journal/${articles[0]?.slug}`,
  "/journal/nothing",
  "/team",
  "/team/1",
  "/team/7",
  "/team/99",
  "/sell",
  "/sold",
  "/sold-property/1",
  "/sold-property/9",
  "/market-appraisal",
  "/rental-management",
  "/about",
  "/sitemap",
  "/privacy",
  "/terms",
  "/newsletter",
  "/contact",
  "/appraisal",
  "/property/S001/inspection",
  "/property/S001/enquire",
  "/property/999/inspection",
  "/rental/R003/inspection",
  "/rental/R003/enquire",
  "/nowhere",
];

/** Every address that the content makes. */
export const everyDetail = [
  ...suburbs.map(({ id }) => `/suburbs/${id}`),
  ...articles.map(({ slug }) => `/journal/${slug}`),
  ...agents.map(({ id }) => `/team/${id}`),
  ...soldProperties.map(({ id }) => `/sold-property/${id}`),
];
