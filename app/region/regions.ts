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

/** One file per region; the agency's address selects it. */
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

/** Codes of the rules. A rule that no region sets does not compile. */
export type RuleCode = keyof typeof rulesEverywhere | keyof typeof nsw.rules | keyof typeof qld.rules;

/** The name within a sentence: "the Northern Territory". */
export function toNameInSentence({ name }: Region) {
  return name.endsWith("Territory") ? `the ${name}` : name;
}

/** Finds the unknown laws of a state, which are neither checked nor shown. */
export function findUnknown({ rules, bond }: Region) {
  const isOwn = (code: string) => !(code in rulesEverywhere);
  return [
    ...(Object.keys(rules).some(isOwn) ? [] : ["its own rules on advertisements"]),
    ...(bond ? [] : ["the most bond that may be taken"]),
  ];
}

/** The same as a sentence for the operator; undefined where all are known. */
export function toUnknownSentence(region: Region) {
  const unknown = findUnknown(region).join(" and ");
  return (
    unknown &&
    `Not known of ${toNameInSentence(region)}, and therefore off: ${unknown} (app/region/${region.state.toLowerCase()}.ts).`
  );
}
