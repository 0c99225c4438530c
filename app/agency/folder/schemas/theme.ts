import * as v from "valibot";

const colours = [
  "foam",
  "mist",
  "mist-200",
  "line",
  "control",
  "slate",
  "tide",
  "ink",
  "ink-hover",
  "sand-50",
  "sand-100",
  "sand-200",
  "sand-700",
  "banksia",
  "banksia-700",
  "banksia-100",
  "banksia-300",
  "euc",
  "euc-100",
  "flame",
  "flame-100",
] as const;
export type Colour = (typeof colours)[number];

const given = "A value is expected";
const colour = v.pipe(
  v.string("A colour such as #0c2832 is expected"),
  v.regex(/^#[\da-f]{6}$/, "A colour such as #0c2832 is expected"),
);

/** The custom properties of theme.css, without their dashes. */
export const themeSchema = v.strictObject({
  ...v.entriesFromList(
    colours.map((name) => `color-${name}` as const),
    colour,
  ),
  "font-display": v.string(given),
  "font-sans": v.string(given),
  "font-weight-display": v.pipe(v.string(given), v.regex(/^\d{3}$/, "A weight such as 300 is expected")),
});

type Theme = v.InferOutput<typeof themeSchema>;

/** WCAG 2.2: text (1.4.3), and controls and other marks (1.4.11). */
export const leastContrast = { words: 4.5, marks: 3 } as const;

/** Pairs of colours that occur together, foreground first. */
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

/** Finds pairs of colours with too little contrast, by the token of the first. */
export function findContrastFaults(theme: Theme) {
  return contrastPairs.flatMap(([kind, colour, ground]) => {
    const contrast = getContrast(theme[`color-${colour}`], theme[`color-${ground}`]);
    if (contrast >= leastContrast[kind]) return [];
    const message = `${contrast.toFixed(2)}:1 on --color-${ground}; ${leastContrast[kind]}:1 is expected of ${kind}`;
    return [{ token: `color-${colour}`, message }];
  });
}

/** The contrast of two colours such as #0c2832, from 1 to 21. */
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
