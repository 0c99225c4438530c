type Feature = { pattern: RegExp; feature: string };

/** Keyword in the description → tag (spec §9.7), matched where a word begins: "Freshwater" is no water. */
const saleFeatures: readonly Feature[] = [
  {
    pattern:
      /\b(?:ocean|beach|(?<!\b(?:hot|rain|town|bore|tank|grey|running|drinking|takes|for the) )water(?!proof|[- ]?(?:tank|rates|heat|meter|bill|pressure|saving|feature|charges|supply|usage|system)| (?:is )?from (?:\w+ ){0,2}(?:tanks?|bore)\b| to (?:each|every|all)\b| and (?:rubbish|power|electricity|sewer|gas)\b))/,
    feature: "Near the water",
  },
  {
    pattern:
      /(?<!\b(?:rock|sea|tidal|ocean|wading|public|council|community|car|gene) )\bpool(?!ed| table| side cafe)/,
    feature: "Swimming pool",
  },
  { pattern: /\bgarage(?! sale)/, feature: "Garage" },
  { pattern: /\bkitchen(?! garden)/, feature: "Well-equipped kitchen" },
  { pattern: /\bensuite/, feature: "Ensuite" },
  { pattern: /\b(?:balcon|terrace(?! house| home))/, feature: "Balcony or terrace" },
  { pattern: /\bstorage/, feature: "Storage" },
  {
    pattern:
      /(?<!\b(?:sea|salt|fresh|open|clean|morning|evening|night|in the|an)[ -])\bair\b(?! of)|\bair-?con|(?<!\b(?:mild|warm|sunny|coastal|local) )\bclimate(?! change)/,
    feature: "Climate control",
  },
];

const fallbackFeatures = ["Premium finishes", "Modern design"];
/** Says that neither of the two is true. */
const unfinished =
  /\b(?:needs?|needing|requires?|requiring|in need of|renovator|unrenovated|fixer|dated|original condition|as is|derelict|run[- ]down|knock[- ]?down|demolish|rebuild|tired|untouched|unfinished|uninhabitable|blank canvas|shell)\b|\b(?:not|nothing|no|far from|never) (?:\w+ )?(?:modern|premium)/i;

/** The same for rentals (spec §9.8). */
const rentalFeatures: readonly Feature[] = [
  { pattern: /\bmodern(?!is(?!ed))/, feature: "Modern finishes" },
  { pattern: /\bspacious/, feature: "Spacious rooms" },
  { pattern: /\bbalcon/, feature: "Balcony" },
  { pattern: /\bkitchen(?! garden)/, feature: "Well-equipped kitchen" },
  { pattern: /\bwardrobe/, feature: "Built-in wardrobes" },
  { pattern: /\bgarden(?! cent)/, feature: "Garden" },
  { pattern: /\bbeach/, feature: "Near the beach" },
  {
    pattern:
      /(?<!\b(?:street|permit|metered|visitors?)[ -])\bparking(?! (?:permit|meter|station|on the street))/,
    feature: "Parking",
  },
];

const MOST_RENTAL_FEATURES = 4;

type Described = { features?: readonly string[] | null; description: string; type: string };

/** What a record names, if it names any or says that there are none; else its keywords, else the two fallbacks. */
export function toSaleFeatures({ features, description, type }: Described): readonly string[] {
  if (features) return features;
  const found = findFeatures(saleFeatures, description);
  const isUntrue = type.toLowerCase() === "land" || unfinished.test(description);
  return found.length > 0 || isUntrue ? found : fallbackFeatures;
}

export function toRentalFeatures({ features, description }: Described): readonly string[] {
  return features ?? findFeatures(rentalFeatures, description).slice(0, MOST_RENTAL_FEATURES);
}

function findFeatures(features: readonly Feature[], description: string) {
  return features.filter(({ pattern }) => isAffirmed(description, pattern)).map(({ feature }) => feature);
}

/** Ends what a "no" is said of: a sentence, a bracket, or a clause with a subject or an article of its own. */
const boundary =
  /[.!?;:()\n—–]|,? (?:but|however|though|although|yet|whereas|while|instead there|plus|which|that)\b|,(?: and| with)? (?:the|a|an|it|its|there|this|you|your|with|has|have|is|are|two|three|four|double|single|large|big|lovely|just|only)\b| and (?:the|a|an|it|its|there|this|you|two|three|four|double|single|with|has|have)\b/gi;

/** Says no, though nothing is denied. */
const emphasis =
  /\bno (?:shortage|end|lack) of\b|\bnot (?:only|just|merely|to mention)\b|\bno expense(?: was| has been)? spared\b|\bno[- ]through\b|\bno doubt\b|\bnothing but\b/gi;

const deniedBefore =
  /\b(?:no|non|not|nor|neither|never|none|nothing|without|w\/o|sans|minus|lacks?|lacking|missing|cannot|free of|far from|hours? from|instead of|rather than|loss of|\w+n[’']t)\b/i;

/** A wish, a plan or what somebody else may build: none of it is there. */
const wishedBefore =
  /\b(?:room|space|scope|potential|provisions?|plans?|planned|proposed|option|opportunity|suitable|perfect spot|site|ready|wired|plumbed|approv(?:al|ed)|DA|possib(?:le|ility|ilities)|could|would|might|may|future|imagine|dream|add|adding|build|create|install|needs?|needing|requires?|requiring|wants?|awaits?|awaiting|lost|former|old|used to|shared? use|nearby|neighbour(?:s|’s|'s|ing)?)\b/i;

const deniedAfter =
  /^[\w-]*\s*(?:[:=–-]\s*(?:no|none|nil|n\/a)\b|[^,]{0,40}\b(?:not|never|no longer|isn[’']t|aren[’']t|wasn[’']t|removed|demolished|gone|missing|filled in|extra cost|needs?|needing|requires?|potential|possible|possibilit|proposed|site|sized|ready|STCA|subject to|to be (?:built|added|installed|finished|replaced)|unfinished|tired|dated)\b)/i;

/**
 * Whether a description says that the home has what the pattern finds: at least one place affirms it, within whose clause
 * there is no negation, no wish and no plan. What is doubtful counts as not said.
 */
function isAffirmed(description: string, pattern: RegExp) {
  const text = description.replace(emphasis, " ");
  return [...text.matchAll(new RegExp(pattern, "gi"))].some(({ index, 0: found }) => {
    const clause = findClause(text, index);
    const before = text.slice(clause.start, index);
    const after = text.slice(index + found.length, clause.end);
    return !deniedBefore.test(before) && !wishedBefore.test(before) && !deniedAfter.test(after);
  });
}

/** Brackets and what is added behind a colon belong to what stands before them: "pool (STCA)", "Garage: none". */
const ending = /[.!?;\n]/;

function findClause(text: string, index: number) {
  const before = text.slice(0, index);
  const start = [...before.matchAll(boundary)].at(-1);
  const rest = text.slice(index);
  const end = rest.search(ending);
  return { start: start ? start.index : 0, end: end < 0 ? text.length : index + end };
}
