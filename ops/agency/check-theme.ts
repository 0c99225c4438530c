import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { findContrastFaults, themeSchema } from "#app/agency/folder/schemas/theme.ts";
import { type Fault, readText, toLine } from "./folder-file.ts";

const file = "theme.css";
/** Finds faults of an agency's colours and typefaces. */
export function checkTheme(folder: string): Fault[] {
  const text = readText(join(folder, file));
  if (text === undefined) return [{ file, message: "is missing, or cannot be read" }];
  const found = [...text.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)];
  const toFault = (name: string, message: string): Fault => {
    const at = found.find(([, known]) => known === name);
    return { file, line: at && toLine(text, at.index + at[0].search(/\S/)), field: `--${name}`, message };
  };
  const tokens = v.safeParse(themeSchema, Object.fromEntries(found.map(([, name, value]) => [name, value])));
  const addresses = [...text.matchAll(/url\("([^"]+)"\)/g)];
  const fonts: Fault[] = addresses
    .filter(([, address = ""]) => !existsSync(join(folder, "public", address)))
    .map(({ 1: address = "", index }) => ({
      file,
      line: toLine(text, index),
      message: `public${address} is missing`,
    }));
  if (!tokens.success)
    return [...fonts, ...tokens.issues.map((issue) => toFault(v.getDotPath(issue) ?? "", issue.message))];
  const { output } = tokens;
  return [...fonts, ...findContrastFaults(output).map(({ token, message }) => toFault(token, message))];
}
