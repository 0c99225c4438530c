import { hasAgencyFile, readAgencyText } from "#app/agency/folder/disk.ts";
import { readAgencyFile } from "./read-file.ts";

/** Everyone who works here, in the order of the team page. Ids are their addresses (spec §3.8). */
export const agents = readAgencyFile("people.json");

/** The suburb guides, in the order of their page (spec §3.5). */
export const suburbs = readAgencyFile("suburbs.json");

/** Testimonials of clients (spec §3.6). */
export const testimonials = readAgencyFile("testimonials.json");

/** The market journal, newest first (spec §3.7). */
export const articles = readAgencyFile("journal.json").map((article) => ({
  ...article,
  content: readAgencyText(`journal/${article.slug}.md`).trimEnd(),
}));

/** Words that the office can change, by page. */
export const pages = {
  ...readAgencyFile("words.json"),
  ...readAgencyFile("legal.json"),
  menu: readAgencyFile("menu.json"),
};

/** Words that the office cannot change, if any. */
export const fixedWords = hasAgencyFile("fixed-words.json") ? readAgencyFile("fixed-words.json") : undefined;
