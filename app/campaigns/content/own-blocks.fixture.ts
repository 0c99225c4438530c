import { siteBlocks } from "../blocks/site-blocks.ts";
import { cardOptions, makeElement, makePage, makeText } from "./content.fixture.ts";

/** What a block needs that begins with nothing. */
const filled: Record<string, object> = {
  PropertyCard: { ...cardOptions, home: "S001" },
  TextWithPicture: { image: "/pictures/hero-noon.jpg", alt: "The sea at noon" },
};

/** A block of the site’s own as it is when it is dropped in, filled in where it has to be, and then changed. */
export function makeOwnBlock({ name, inputs }: (typeof siteBlocks)[number], changed: object = {}) {
  const initial = Object.fromEntries(inputs.map((input) => [input.name, input.initial]));
  return makeElement(name, { ...initial, ...filled[name], ...changed });
}

const makeAll = () => siteBlocks.map((block) => makeOwnBlock(block));

/** All blocks of the site’s own: across the page, in two columns and in a section. */
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
