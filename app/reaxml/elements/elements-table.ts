import type { KnownElement } from "./known-elements.ts";
import { readKnownElements } from "./read-known-elements.server.ts";

const knownElements = await readKnownElements();

/** Between entries of one cell. */
const BREAK = "<br>";

/** The elements of REAXML for whoever reads the document (`npm run tables`). */
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
  // Groups of facts say by themselves what these are.
  return `${paths}${becomes.startsWith("facts.") ? "" : `: ${becomes}`}${of ? ` (${of})` : ""}`;
}
