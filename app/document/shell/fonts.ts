import petrona from "@fontsource/petrona/files/petrona-latin-300-normal.woff2?url";
import hanken from "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url";

/** URLs of the fonts on every page (app/document/styles/fonts.css): headings, then text. */
export const fonts = [petrona, hanken];
