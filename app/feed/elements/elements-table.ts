import { knownElements } from "./known-elements.ts";

/** Between entries of one cell. */
const BREAK = "<br>";

/** The elements of REAXML for whoever reads the document (`npm run tables`). */
export const feedElements = {
  file: "docs/feed.md",
  name: "elements",
  head: ["Where", "Elements: the field that they become"],
  rows: () =>
    [...Map.groupBy(knownElements, ({ where, use }) => where || `${use}, and why`)].map(
      ([where, elements]) => [
        where,
        [...Map.groupBy(elements, ({ becomes }) => becomes)].map(toElementLine).join(BREAK),
      ],
    ),
};

function toElementLine([becomes, elements]: [string, readonly { path: string }[]]) {
  return `${elements.map(({ path }) => `\`${path}\``).join(" ")}: ${becomes}`;
}
