import type { KnownElement } from "./known-elements.ts";
import { readKnownElements } from "./read-known-elements.server.ts";

const knownElements = await readKnownElements();

/** Separates entries of one cell. */
const BREAK = "<br>";

/** The table of REAXML elements in the documents (`npm run tables`). */
export const feedElements = {
  file: "docs/feed.md",
  name: "elements",
  head: ["Where", "Elements: the field that they become"],
  rows: () =>
    [...Map.groupBy(knownElements, ({ where }) => where)].map(([where, elements]) => [
      where,
      [...Map.groupBy(elements, ({ becomes, of }) => `${becomes}${of ?? ""}`).values()]
        .map(toElementLine)
        .join(BREAK),
    ]),
};

function toElementLine(elements: readonly KnownElement[]) {
  const paths = elements.map(({ path }) => `\`${path}\``).join(" ");
  const { becomes = "", of } = elements[0] ?? {};
  // The labels of facts need no explanation.
  return `${paths}${becomes.startsWith("facts.") ? "" : `: ${becomes}`}${of ? ` (${of})` : ""}`;
}
