import { ruleSettings } from "#content/rules.ts";
import { createPhraseFinder, toHit } from "../phrases.ts";
import type { RentalRule } from "../rule.ts";

const animals = "pet|pets|animal|animals|dog|dogs|cat|cats";
const findRefusals = createPhraseFinder(
  `no|without ${animals} !bond|bonds|fee|fees|deposit|rent|next|live|lived`,
  `${animals} ?are|is|will|may not|never ?be allowed|permitted|accepted|considered|welcome|suitable`,
  `${animals} : no|not !problem|worries`,
  "not ?a pet|dog|cat ?- friendly",
  "pet|animal ?- free",
  `unsuitable for ${animals}`,
  `not suitable for ${animals}`,
);

export const noPets: RentalRule = {
  code: "no-pets",
  ...ruleSettings["no-pets"],
  law: "Residential Tenancies Act 2010, keeping of pets, as amended on 19 May 2025",
  instead: "Say nothing about pets, or set pets to considered or welcome",
  test: (_rental, { texts }) =>
    texts.flatMap((text) => findRefusals(text).map((match) => toHit(text, match))),
};
