import { readAgencyText, toAgencyPath } from "#app/agency/folder/disk.ts";
import { parseAgencyFile } from "./read-file.ts";
import { type Colour, findContrastFaults, themeSchema } from "./schemas/theme.ts";

/** theme.css without its comments. */
export const themeStyles = readAgencyText("theme.css").replaceAll(/\/\*[\s\S]*?\*\//g, "");
/** Its custom properties by their names, without the dashes. */
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
    `${toAgencyPath("theme.css")} is not as it should be. --${contrastFault.token}: ${contrastFault.message}`,
  );
const values = new Map<string, string>(Object.entries(tokens));

/** The faces of the agency's type, as CSS. */
export const fontFaces = [...themeStyles.matchAll(/@font-face\s*\{[^}]*\}/g)]
  .join("")
  .replaceAll(/\s*\n\s*/g, "");

/** Addresses of the fonts on every page: headings, then text. */
export const fonts = [...fontFaces.matchAll(/url\("([^"]+)"\)/g)].map(([, address = ""]) => address);

/** A colour such as #0c2832. */
export function getColour(name: Colour) {
  return tokens[`color-${name}`];
}

/** Styles with the agency's values in place of the variables that it names. */
export function withTheme(css: string) {
  return css.replaceAll(/var\(--([\w-]+)\)/g, (variable, name: string) => values.get(name) ?? variable);
}
