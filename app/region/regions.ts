import { nsw } from "./nsw.ts";
import { qld } from "./qld.ts";
import type { Region } from "./region.ts";
import type { zones } from "./time.ts";

/** The regions that the product knows, by the state in an agency's address. */
export const regions: Readonly<Record<keyof typeof zones, Region>> = { NSW: nsw, QLD: qld };

/** The codes of the rules. A rule that no region sets does not compile. */
export type RuleCode = keyof typeof nsw.rules | keyof typeof qld.rules;
