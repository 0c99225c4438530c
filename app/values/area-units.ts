/** Square metres per unit. Keys are in small letters, without punctuation, spaces and plural s. */
const areaUnits: ReadonlyMap<string, number> = new Map([
  ["sqm", 1],
  ["m2", 1],
  ["mt2", 1],
  ["meters2", 1],
  ["metres2", 1],
  ["sqmeter", 1],
  ["sqmetre", 1],
  ["sqmtr", 1],
  ["sqmt", 1],
  ["msq", 1],
  ["squaremeter", 1],
  ["squaremetre", 1],
  ["meterssquared", 1],
  ["metressquared", 1],
  ["metersquared", 1],
  ["metresquared", 1],
  ["square", 9.290304],
  ["sqft", 0.09290304],
  ["sf", 0.09290304],
  ["ft2", 0.09290304],
  ["squarefoot", 0.09290304],
  ["squarefeet", 0.09290304],
  ["sqfeet", 0.09290304],
  ["acre", 4046.8564224],
  ["ac", 4046.8564224],
  ["ha", 10_000],
  ["hectare", 10_000],
]);

/** The square metres of a unit in any spelling: "sqm", "Sq. metres", "m²", "acres". */
export function getAreaUnit(name: string) {
  const letters = name.normalize("NFKC").toLowerCase();
  return areaUnits.get(letters.replace(/\(s\)$|[\s._^/-]/g, "").replace(/s$/, ""));
}

/** Splits "approx. 450 m2" into number and unit, which may be "". */
export function splitArea(text: string) {
  const words = text
    .replace(/(?<=\d)(?=[¼½¾])/, " ")
    .normalize("NFKC")
    .trim()
    .replace(/^(?:approx(?:imately)?\.?|about|circa|~|±)/i, "")
    .replace(/^(?:one|an) (?=[a-z])/i, "1 ")
    .replace(/^half(?: an?)? /i, "0.5 ")
    .replace(/^(?:a )?quarter(?: of an?)? /i, "0.25 ")
    .replace(/^(?:(\d) )?([13])[⁄/]([24])(?!\d)/, (_all, whole = 0, part, of) =>
      String(Number(whole) + part / of),
    )
    .replace(/(?<=\d) ?(?:\+(?:\/-)?|±)/, "");
  const letter = words.search(/\p{L}/u);
  const end = letter < 0 ? words.length : letter;
  return { number: words.slice(0, end).trim(), unit: words.slice(end).trim() };
}
