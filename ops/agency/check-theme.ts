import { existsSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Colour, themeSchema } from "#app/agency/folder/schemas/theme.ts";
import { type Fault, readText, toLine } from "./folder-file.ts";

const file = "theme.css";
/** WCAG 2.2: words (1.4.3), and what else has to be seen (1.4.11). */
export const leastContrast = { words: 4.5, marks: 3 } as const;

/** Pairs of colours, text first, that stand on each other. */
export const contrastPairs: [keyof typeof leastContrast, Colour, Colour][] = [
  ...(["ink", "tide", "slate", "banksia-700", "euc", "flame"] as const).flatMap((colour) =>
    (["foam", "mist", "sand-50", "sand-100"] as const).map((ground): ["words", Colour, Colour] => [
      "words",
      colour,
      ground,
    ]),
  ),
  ["words", "foam", "ink"],
  ["words", "foam", "ink-hover"],
  ["words", "sand-200", "ink"],
  ["words", "sand-700", "sand-100"],
  ["words", "tide", "mist-200"],
  ["words", "euc", "euc-100"],
  ["words", "flame", "flame-100"],
  ["words", "banksia-700", "banksia-100"],
  ["marks", "banksia", "foam"],
  ["marks", "banksia-300", "ink"],
  ["marks", "control", "foam"],
];

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
  return [
    ...fonts,
    ...contrastPairs.flatMap(([kind, colour, ground]) => {
      const contrast = getContrast(output[`color-${colour}`], output[`color-${ground}`]);
      if (contrast >= leastContrast[kind]) return [];
      const message = `${contrast.toFixed(2)}:1 on --color-${ground}; ${leastContrast[kind]}:1 is expected of ${kind}`;
      return [toFault(`color-${colour}`, message)];
    }),
  ];
}

/** Calculates the contrast of two colours such as #0c2832: 1 to 21. */
export function getContrast(one: string, other: string) {
  const [dark = 0, light = 0] = [one, other].map(getLuminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
