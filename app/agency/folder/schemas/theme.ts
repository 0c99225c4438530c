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
