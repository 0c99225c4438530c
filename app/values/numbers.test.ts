import { expect, test } from "vitest";
import { readArea, readLength } from "./measures.ts";
import { parseCount, parseDegrees, parseNumber } from "./numbers.ts";

test.each([
  ["500000", 500_000],
  ["$1,250,000.00", 1_250_000],
  [" 1 250 000 ", 1_250_000],
  // The comma does not separate thousands, so its meaning is unclear.
  ["15,2", undefined],
  ["-1", undefined],
  ["1e9", undefined],
  ["$1.2M", undefined],
  ["POA", undefined],
  ["", undefined],
])("%j is the number %s", (text, number) => expect(parseNumber(text)).toBe(number));

test.each([
  ["4.00", 4],
  ["Two", 2],
  ["none", 0],
  ["3+1", 3],
  ["3 beds", 3],
  ["4br (plus study)", 4],
  ["2 car spaces", 2],
  ["three plus study", 3],
  ["2½", 2.5],
  ["2 1/2", 2.5],
  ["3 + study", 3],
  ["3, study", 3],
  ["Double garage", 2],
  ["Twelve", 12],
  ["2-car garage", 2],
  ["DLUG", 2],
  ["2 x LUG", 2],
  ["3 toilets*", 3],
  ["2 living areas", 2],
  ["1,5", undefined],
  ["1 garage + 1 carport", undefined],
  ["4 or 5", undefined],
])("%j counts %s", (text, count) => expect(parseCount(text)).toBe(count));

test.each([
  ["-33.78", -33.78],
  ["−33.78", -33.78],
  ["33.78° S", -33.78],
  ["33,78", undefined],
  ["north", undefined],
])("%s is %s degrees", (text, degrees) => expect(parseDegrees(text)).toBe(degrees));

test.each([
  ["450", "sqm", 450],
  ["450", "m2", 450],
  ["450", "m²", 450],
  ["450", "sq m", 450],
  ["450 sqm", "", 450],
  ["450", "squareMetres", 450],
  ["450", "sq_m", 450],
  ["450", "metres squared", 450],
  ["450", "㎡", 450],
  ["450 m^2", "", 450],
  ["450 Sq. Mtrs", "", 450],
  ["c. 450 sqm", "", 450],
  ["2.5", "hectare(s)", 25_000],
  ["1.25 ac", "", 5_059],
  ["4,844 ft²", "", 450],
  ["450 sqm*", "", 450],
  ["450m2 approx.", "", 450],
  ["450 sqm (approx)", "", 450],
  ["approx: 450+ sqm", "", 450],
  ["¼ acre", "", 1_012],
  ["2½ acres", "", 10_117],
  ["Half an acre", "", 2_023],
  ["one acre", "", 4_047],
  ["450 +/- sqm", "", 450],
  ["Block size ±450m²", "", 450],
  ["450 sqm land", "", 450],
  ["Land size: 450 m2", "", 450],
  ["2.02 ha (5 acres)", "", 20_200],
  ["450 sqm", "acre", 450],
  ["0.045", "ha", 450],
  ["0.045", "hectares", 450],
  ["0.11", "acres", 445],
  ["48.44", "squares", 450],
  ["4,844 sqft", "", 450],
  ["450", "", 450],
])("%s in %j is %s sqm", (text, unit, size) => expect(readArea(text, unit)).toEqual({ size }));

test.each([
  ["450-460", "", "number"],
  ["large", "sqm", "number"],
  ["450 perches", "", "number"],
  ["450", "perch", "unit"],
  // Implausible sizes.
  ["1.046", "", "number"],
  ["0.045", "sqm", "number"],
  ["450", "square", "number"],
  ["Lot 450", "", "number"],
  ["120 sqm internal", "", "number"],
])("%s in %j is not an area", (text, unit, fault) => expect(readArea(text, unit)).toEqual({ fault }));

test.each([
  ["15.2", "meter", 15.2],
  ["15.2 m", "m", 15.2],
  ["15.2 mtrs", "", 15.2],
  ["15.2 metres approx", "", 15.2],
  ["50", "feet", 15.2],
  ["Frontage: 15.2m (irreg.)", "", 15.2],
  ["15.2m wide", "", 15.2],
])("%s in %j is %s m", (text, unit, size) => expect(readLength(text, unit)).toEqual({ size }));
