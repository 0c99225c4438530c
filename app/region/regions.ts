import { act } from "./act.ts";
import { nsw } from "./nsw.ts";
import { nt } from "./nt.ts";
import { qld } from "./qld.ts";
import { type Region, rulesEverywhere } from "./region.ts";
import { sa } from "./sa.ts";
import type { State } from "./state.ts";
import { tas } from "./tas.ts";
import { vic } from "./vic.ts";
import { wa } from "./wa.ts";

/** A file for each; the agency's address says which. */
export const regions: Readonly<Record<State, Region>> = {
  NSW: nsw,
  VIC: vic,
  QLD: qld,
  SA: sa,
  WA: wa,
  TAS: tas,
  ACT: act,
  NT: nt,
};

/** The codes of the rules. A rule that no region sets does not compile. */
export type RuleCode = keyof typeof rulesEverywhere | keyof typeof nsw.rules | keyof typeof qld.rules;

/** Its name within a sentence: "the Northern Territory". */
export function toNameInSentence({ name }: Region) {
  return name.endsWith("Territory") ? `the ${name}` : name;
}

/** What is not known of the law of a state, and therefore neither checked nor told. */
export function findUnknown({ rules, bond }: Region) {
  const isOwn = (code: string) => !(code in rulesEverywhere);
  return [
    ...(Object.keys(rules).some(isOwn) ? [] : ["its own rules on advertisements"]),
    ...(bond ? [] : ["the most bond that may be taken"]),
  ];
}

/** The same as a sentence for whoever runs the site; undefined where all is known. */
export function toUnknownSentence(region: Region) {
  const unknown = findUnknown(region).join(" and ");
  return (
    unknown &&
    `Not known of ${toNameInSentence(region)}, and therefore off: ${unknown} (app/region/${region.state.toLowerCase()}.ts).`
  );
}
