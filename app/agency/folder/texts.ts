import { readAgencyText } from "#app/agency/folder/disk.ts";
import { agentSchema } from "#app/agency/texts/kinds/agent.ts";
import { list } from "#app/agency/texts/kinds/fields.ts";
import { suburbSchema } from "#app/agency/texts/kinds/suburb.ts";
import { testimonialSchema } from "#app/agency/texts/kinds/testimonial.ts";
import { readAgencyFile } from "./read-file.ts";
import { articlesSchema } from "./schemas/articles.ts";

/** Everyone who works here, in the order of the team page; ids are their addresses (spec §3.8). */
export const agents = readAgencyFile("people.json", list(agentSchema));

/** The suburb guides, in the order of their page (spec §3.5). */
export const suburbs = readAgencyFile("suburbs.json", list(suburbSchema));

/** What clients said (spec §3.6). */
export const testimonials = readAgencyFile("testimonials.json", list(testimonialSchema));

/** The market journal, newest first (spec §3.7). */
export const articles = readAgencyFile("journal.json", articlesSchema).map((article) => ({
  ...article,
  content: readAgencyText(`journal/${article.slug}.md`).trimEnd(),
}));
