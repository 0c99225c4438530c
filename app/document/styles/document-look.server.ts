import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFaces, fonts, getColour, themeStyles, withTheme } from "#app/agency/folder/theme.ts";
import type { DocumentLook } from "./document-look.ts";

const CLIENT_BUILD = "build/client";
const known = new Map<string, string>();

export const documentLook: DocumentLook = {
  fonts,
  // The ground of the header.
  themeColour: getColour("foam"),
  getStyles(stylesheet) {
    const styles = known.get(stylesheet) ?? readStyles(stylesheet);
    known.set(stylesheet, styles);
    return styles;
  },
};

/** Development links to the stylesheet, for hot reload; this is what the agency adds. */
function readStyles(stylesheet: string) {
  if (import.meta.env.DEV) return themeStyles;
  return fontFaces + withTheme(readFileSync(join(CLIENT_BUILD, stylesheet), "utf8"));
}
