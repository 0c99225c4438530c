/** Street types with their abbreviations and variants; the first of each is the standard form. */
const streetTypes = toTable([
  "alley ally aly",
  "arcade arc",
  "avenue ave av aven",
  "bend bnd",
  "boulevard blvd bvd boul boulevarde",
  "broadway bdwy",
  "circle cir",
  "circuit cct cirt",
  "close cl",
  "corso",
  "court ct crt",
  "cove cv",
  "crescent cres cr crs cresc",
  "crest crst",
  "crossing crsg",
  "drive dr drv dve",
  "entrance ent",
  "esplanade esp espl",
  "freeway fwy",
  "gardens gdns gdn",
  "glade glde",
  "glen gln",
  "green grn",
  "grove gr gve grv",
  "heights hts",
  "highway hwy hway",
  "junction jnc jct",
  "lane ln la",
  "link lk",
  "loop",
  "mall",
  "mews mw",
  "parade pde prde prd",
  "park pk",
  "parkway pkwy pwy",
  "passage psge",
  "place pl",
  "plaza plza",
  "point pt",
  "promenade prom",
  "quay qy",
  "reserve res",
  "ridge rdge",
  "rise",
  "road rd",
  "row",
  "square sq",
  "steps",
  "street st str",
  "terrace tce terr ter",
  "track trk",
  "trail trl",
  "view vw",
  "walk wlk",
  "way wy",
  "wharf whf",
]);

/** Words in names of streets and suburbs with their abbreviations. */
const nameWords = toTable([
  "mount mt",
  "saint st",
  "north nth",
  "south sth",
  "beach bch",
  "corner cnr crn",
  "captain capt cpt",
  "head hd",
  "harbour hbr",
]);

const ordinals = toTable(
  "first 1st,second 2nd,third 3rd,fourth 4th,fifth 5th,sixth 6th,seventh 7th,eighth 8th,ninth 9th,tenth 10th".split(
    ",",
  ),
);
const scottish = /^ma?c(?=[a-z]{3})/;

/** One standard spelling: "1st" becomes first, and "macdonald" mcdonald, because people confuse the two. */
export function toOneSpelling(word: string) {
  return ordinals.get(word) ?? word.replace(scottish, "mc");
}

/** Search terms that find a name in any of its spellings. */
export function toSearched(word: string): readonly string[] {
  const one = ordinals.get(word);
  return one
    ? [...ordinals.keys()].filter((each) => ordinals.get(each) === one)
    : [word.replace(scottish, "")];
}

const ordinalWords = [...new Set(ordinals.values())];

/** "2nd", "12th" and "second", as part of a regular expression. */
export const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th)|${ordinalWords.join("|")}`;

/** The number of "2nd" and "second". */
export function toOrdinalNumber(word: string) {
  return ordinalWords.indexOf(word) + 1 || Number.parseInt(word, 10);
}

/** Directions before or after a street type: "22 E Esplanade", "Queens Pde E". */
export const directions: ReadonlyMap<string, string> = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);

/** Every street type, abbreviated or in full. */
export const streetTypeWords: readonly string[] = [...streetTypes.keys()];

/** Abbreviations, which may end with a full stop. */
export const shortStreetTypes = streetTypeWords.filter((word) => streetTypes.get(word) !== word);

/** Words before a unit's number, with the kind of unit; "unit" may be any kind. */
export const unitKinds = toTable([
  "unit units u apartment apartments apt flat",
  "suite ste",
  "shop",
  "villa v",
  "townhouse th",
  "duplex",
  "studio",
  "penthouse ph",
]);

/** Words before a floor number. */
export const levelWords: ReadonlySet<string> = new Set(["level", "lvl", "l", "floor"]);

/** Words before a number that add nothing to it. */
export const numberWords: ReadonlySet<string> = new Set(["no", "number", "nos", "num", "house"]);

export function isStreetType(word: string | undefined) {
  return word !== undefined && streetTypes.has(word);
}

/**
 * Expands a word: "pde" becomes parade, "mt" mount. `st` becomes street, `dr` drive and `la` lane; split-address.ts
 * decides by position whether they mean something else.
 */
export function inFull(word: string) {
  return streetTypes.get(word) ?? nameWords.get(word) ?? word;
}

/** All spellings of a word that is written in full. */
export function toSpellings(word: string): readonly string[] {
  return spellings.get(word) ?? [word];
}

const spellings = new Map(
  [...Map.groupBy([...streetTypes, ...nameWords], ([, full]) => full)].map(([full, all]) => [
    full,
    all.map(([word]) => word),
  ]),
);

function toTable(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [full = "", ...short] = line.split(" ");
      return [full, ...short].map((word): [string, string] => [word, full]);
    }),
  );
}
