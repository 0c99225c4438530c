import { readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { parseAgencyFile } from "./read-file.ts";
import { type Colour, findContrastFaults, themeSchema } from "./schemas/theme.ts";

/** theme.css without its comments. */
export const themeStyles = readAgencyText("theme.css").replaceAll(/\/\*[\s\S]*?\*\//g, "");
/** Its custom properties by name, without the dashes. */
export const tokens = parseAgencyFile(
  "theme.css",
  themeSchema,
  Object.fromEntries(
    [...themeStyles.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]),
  ),
);
const [contrastFault] = findContrastFaults(tokens);
if (contrastFault)
  throw new Error(
    `${toAgencyPath("theme.css")} is not valid. --${contrastFault.token}: ${contrastFault.message}`,
  );
const values = new Map<string, string>(Object.entries(tokens));

/** The @font-face rules of the agency's fonts. */
export const fontFaces = [...themeStyles.matchAll(/@font-face\s*\{[^}]*\}/g)]
  .join("")
  .replaceAll(/\s*\n\s*/g, "");

/** Addresses of the fonts on every page: for headings, then for text. */
export const fonts = [...fontFaces.matchAll(/url\("([^"]+)"\)/g)].map(([, address = ""]) => address);

/** The value of a colour, such as #0c2832. */
export function getColour(name: Colour) {
  return tokens[`color-${name}`];
}

/** Replaces the variables that the agency sets by their values. */
export function withTheme(css: string) {
  return css.replaceAll(/var\(--([\w-]+)\)/g, (variable, name: string) => values.get(name) ?? variable);
}
