import { region as agencyRegion } from "#app/agency/region.ts";
import type { Region, RuleSetting } from "#app/region/region.ts";
import type { AnyRule } from "./rule.ts";

/** The region's setting of a rule, if it is in force. */
export function findSetting({ code }: Pick<AnyRule, "code">, today: string, region: Region = agencyRegion) {
  const setting: RuleSetting | undefined = region.rules[code];
  return setting && setting.from <= today ? { level: setting.level, law: setting.law } : undefined;
}
