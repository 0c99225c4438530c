import { getAreaUnit, splitArea } from "#app/region/area-units.ts";
import { parseNumber, withoutDoubt } from "./numbers.ts";

const METRES_A_FOOT = 0.3048;
const lengthUnits = new Map([
  ["", 1],
  ["m", 1],
  ["meter", 1],
  ["metre", 1],
  ["lm", 1],
  ["mtr", 1],
  ["mt", 1],
  ["ft", METRES_A_FOOT],
  ["feet", METRES_A_FOOT],
  ["foot", METRES_A_FOOT],
]);

export type Measure = { size: number } | { fault: "number" | "unit" };

/** Square metres of "450 sqm approx", "0.11" in acres; `unit` is what stands beside the text, square metres without one. */
export function readArea(text: string, unit = ""): Measure {
  const { number, unit: written } = splitArea(withoutDoubt(text));
  const size = parseNumber(number);
  if (size === undefined || (written && !getAreaUnit(written))) return { fault: "number" };
  const metres = getAreaUnit(written || unit.trim() || "squareMeter");
  return metres === undefined ? { fault: "unit" } : { size: Math.round(size * metres) };
}

/** Metres of "15.2m", "50 ft" (to ten centimetres). */
export function readLength(text: string, unit = ""): Measure {
  const { number, unit: written } = splitArea(withoutDoubt(text));
  const size = parseNumber(number);
  if (size === undefined || lengthUnits.get(toUnit(written)) === undefined) return { fault: "number" };
  const metres = lengthUnits.get(toUnit(written || unit));
  if (metres === undefined) return { fault: "unit" };
  return { size: metres === 1 ? size : Math.round(size * metres * 10) / 10 };
}

function toUnit(name: string) {
  return name.trim().toLowerCase().replace(/\.$/, "").replace(/s$/, "");
}
