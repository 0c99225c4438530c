import petrona from "@fontsource/petrona/files/petrona-latin-300-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** The addresses of the typefaces that every page is set in (app/styles/fonts.css): headings, then text. */
export const fonts = [petrona, hanken];
