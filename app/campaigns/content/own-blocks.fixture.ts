import { siteBlocks } from "../blocks/site-blocks.ts";
import { cardOptions, makeElement, makePage, makeText } from "./content.fixture.ts";

/** Values for required inputs that are empty in a new block. */
const filled: Record<string, object> = {
  PropertyCard: { ...cardOptions, home: "S001" },
  TextWithPicture: { image: "/pictures/hero-noon.jpg", alt: "The sea at noon" },
};

/** One of the site’s own blocks with its initial values, required inputs filled in, and changes. */
export function makeOwnBlock({ name, inputs }: (typeof siteBlocks)[number], changed: object = {}) {
  const initial = Object.fromEntries(inputs.map((input) => [input.name, input.initial]));
  return makeElement(name, { ...initial, ...filled[name], ...changed });
}

const makeAll = () => siteBlocks.map((block) => makeOwnBlock(block));

/** All of the site’s own blocks: at full width, in two columns and in a section. */
export const ownBlocksPage = makePage("/blocks", [
  makeText("<h1>All we have</h1><h2>A home</h2>"),
  ...makeAll(),
  makeElement("Columns", {
    columns: [
      { width: 60, blocks: [makeText("<h2>A home</h2>"), ...makeAll()] },
      { width: 40, blocks: makeAll() },
    ],
  }),
  makeElement("Core:Section", { maxWidth: 700 }, { children: makeAll() }),
]);
