import type { Region } from "../region.ts";
import { dutyTables, revenueNsw } from "./duty.ts";
import { rules } from "./rules.ts";

export const nsw = {
  state: "NSW",
  name: "New South Wales",
  areaCode: "02",
  rules,
  // Residential Tenancies Act 2010 s 159
  bond: { mostWeeks: 4, mostWeeksInWords: "four" },
  duty: { tables: dutyTables, office: revenueNsw },
} satisfies Region;
