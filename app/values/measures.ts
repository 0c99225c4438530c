import { getAreaUnit, splitArea } from "#app/values/area-units.ts";
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

/** Nothing sold or let is smaller: 1.046 is a thousand in another country's notation, or hectares. */
const LEAST_METRES = 10;
/** No home has more of the builders' unit "squares"; square metres are meant. */
const MOST_SQUARES = 200;
/** Words that repeat the field's name: "Land size: 450", "450 sqm of land". "Lot 450" is a different number. */
const described = {
  land: [
    /^(?:(?:total|land|block|area|size)\b:? ?){1,3}/i,
    toTail("total|land|area|size|block|lot|site|allotment"),
  ],
  home: [
    /^(?:(?:total|internal|living|area|size)\b:? ?){1,3}/i,
    toTail("total|internal|living|area|size|house|home"),
  ],
};
/** A remark after a unit: "2.02 ha (5 acres)". */
const remark = /(?<=\p{L}2?|²) ?\([^()]{1,40}\)$/u;

function toTail(words: string) {
  return new RegExp(`(?<=\\p{L}2?|²) (?:of )?(?:(?:${words})\\b ?){1,3}$`, "iu");
}

/**
 * Square metres of a text such as "450 sqm approx" or "0.11"; `unit` comes from beside the text and defaults to square
 * metres.
 */
export function readArea(text: string, unit = "", of: keyof typeof described = "land"): Measure {
  const words = described[of].reduce((rest, each) => rest.replace(each, ""), text.trim().replace(remark, ""));
  const { number, unit: written } = splitArea(withoutDoubt(words));
  const size = parseNumber(number);
  if (size === undefined || (written && !getAreaUnit(written))) return { fault: "number" };
  const metres = getAreaUnit(written || unit.trim() || "squareMeter");
  if (metres === undefined) return { fault: "unit" };
  const isDoubtful = metres === getAreaUnit("square") && size > MOST_SQUARES;
  const area = Math.round(size * metres);
  return isDoubtful || (size > 0 && area < LEAST_METRES) ? { fault: "number" } : { size: area };
}

/** Words that repeat the field's name, or say that the boundary is not straight. */
const ofBoundary = /^(?:frontage|depth|width)\b:? ?|[\s(]{0,3}(?:irreg(?:ular|\.)?|wide|deep|frontage)\)?$/gi;

/** Metres of "15.2m" or "50 ft", to ten centimetres. */
export function readLength(text: string, unit = ""): Measure {
  const { number, unit: written } = splitArea(withoutDoubt(text.replace(ofBoundary, "")));
  const size = parseNumber(number);
  if (size === undefined || lengthUnits.get(toUnit(written)) === undefined) return { fault: "number" };
  const metres = lengthUnits.get(toUnit(written || unit));
  if (metres === undefined) return { fault: "unit" };
  return { size: metres === 1 ? size : Math.round(size * metres * 10) / 10 };
}

function toUnit(name: string) {
  return name.trim().toLowerCase().replace(/\.$/, "").replace(/s$/, "");
}
