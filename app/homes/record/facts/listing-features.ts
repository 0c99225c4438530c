import { getGivenFacts, type HomeFacts, toTags } from "./fact-values.ts";

type Feature = { pattern: RegExp; feature: string };

/** Tags by keywords of the description (spec §9.7), matched at the start of a word: "Freshwater" is not water. */
const saleFeatures: readonly Feature[] = [
  {
    pattern:
      /\b(?:ocean|beach(?!comb)|(?<!\b(?:hot|rain|town|bore|tank|grey|running|drinking|takes|for the) )water(?!proof|loo|colou?r|melon|cress|[- ]?(?:damage|ingress|leaks?)|[- ]?(?:tank|rates|heat|meter|bill|pressure|saving|feature|charges|supply|usage|system)| (?:is )?from (?:\w+ ){0,2}(?:tanks?|bore)\b| to (?:each|every|all)\b| and (?:rubbish|power|electricity|sewer|gas)\b))/,
    feature: "Near the water",
  },
  {
    pattern:
      /(?<!\b(?:rock|sea|tidal|ocean|wading|public|council|community|local|nearby|municipal|memorial|olympic|aquatic|leisure|school|hotel|resort|car|gene|cent(?:re|er)[’']s)(?: (?:swimming|heated|indoor|saltwater)){0,2} )(?<!\b(?:walk|stroll|throw|drive|close|next|minutes?|moments|metres) (?:to|from) (?:(?!with|and)\w+ ){0,3})\bpool(?!ed| table| side cafe|less|[- ]free)/,
    feature: "Swimming pool",
  },
  { pattern: /\bgarage(?! sale)/, feature: "Garage" },
  { pattern: /\bkitchen(?! garden|er|ettes?\b)/, feature: "Well-equipped kitchen" },
  { pattern: /\bensuite/, feature: "Ensuite" },
  { pattern: /\b(?:balcon|terrace(?! house| home))/, feature: "Balcony or terrace" },
  { pattern: /\bstorage/, feature: "Storage" },
  {
    pattern:
      /(?<!\b(?:sea|salt|fresh|open|clean|morning|evening|night|in the|an)[ -])\bair\b(?! of| raid)|\bair-?con|(?<!\b(?:mild|warm|sunny|coastal|local) )\bclimate(?! change)/,
    feature: "Climate control",
  },
];

export const fallbackFeatures: readonly string[] = ["Premium finishes", "Modern design"];
/** Phrases that contradict both fallbacks. */
const unfinished =
  /\b(?:needs?|needing|requires?|requiring|in need of|renovator|unrenovated|fixer|dated|original condition|as is|derelict|run[- ]down|knock[- ]?down|demolish|rebuild|tired|untouched|unfinished|uninhabitable|blank canvas|shell|handyman[’']?s?|bring your (?:own )?(?:tools|builder|ideas)|renovate|restoration|unloved|neglected|gutted|land value|original order|basic|liveable|work required|vacant block)\b|\b(?:not|never) been (?:touched|updated|renovated|finished)\b|\b(?:not|nothing|no|far from|never) (?:\w+ )?(?:modern|premium)/i;

/** Tags of rentals by keywords (spec §9.8). */
const rentalFeatures: readonly Feature[] = [
  { pattern: /\bmodern(?!is(?!ed))/, feature: "Modern finishes" },
  { pattern: /\bspacious/, feature: "Spacious rooms" },
  { pattern: /\bbalcon/, feature: "Balcony" },
  { pattern: /\bkitchen(?! garden|er|ettes?\b)/, feature: "Well-equipped kitchen" },
  { pattern: /\bwardrobe/, feature: "Built-in wardrobes" },
  { pattern: /(?<!\b(?:botanic(?:al)?|public) )\bgarden(?! cent| flat| maint|er)/, feature: "Garden" },
  { pattern: /\bbeach/, feature: "Near the beach" },
  {
    pattern:
      /(?<!\b(?:street|permit|metered|visitors?)[ -])\bparking(?! (?:permit|meter|station|on the street))/,
    feature: "Parking",
  },
];

const MOST_RENTAL_FEATURES = 4;

type Described = {
  features?: readonly string[] | null;
  facts?: HomeFacts | null;
  also?: readonly string[] | null;
  description: string;
  type?: string | null;
};

/** The features of a record, or else those of its description, or else the two fallbacks. */
export function toSaleFeatures({ description, type, ...said }: Described): readonly string[] {
  const named = findNamed(said);
  if (named) return named;
  const found = findFeatures(saleFeatures, description);
  const isUntrue = type?.toLowerCase() === "land" || unfinished.test(description);
  return found.length > 0 || isUntrue ? found : fallbackFeatures;
}

export function toRentalFeatures({ description, ...said }: Described): readonly string[] {
  return findNamed(said) ?? findFeatures(rentalFeatures, description).slice(0, MOST_RENTAL_FEATURES);
}

function findNamed({ features, ...said }: Pick<Described, "features" | "facts" | "also">) {
  const facts = getGivenFacts(said);
  return features ?? (facts && toTags(facts));
}

function findFeatures(features: readonly Feature[], description: string) {
  return features.filter(({ pattern }) => isAffirmed(description, pattern)).map(({ feature }) => feature);
}

/** Ends the scope of a negation: a sentence, a bracket, or a clause with its own subject or article. */
const boundary =
  /[.!?;()\n—–]|(?<!\b(?:lack(?:s|ing)?|missing|without|exclud(?:es|ed|ing)|needs|needed|required|planned|proposed))\s?:|,? (?:(?<!\ball )but(?! this)|however|though|although|yet|whereas|while|instead there|plus|which|that)\b|,(?: and| with)? (?:the|a|an|it|its|there|this|you|your|with|has|have|is|are|two|three|four|double|single|large|big|lovely|just|only)\b| and (?:the|a|an|it|its|there|this|you|two|three|four|double|single|with|has|have)\b/gi;

/** Negative phrases that deny nothing. */
const emphasis =
  /\bno (?:shortage|end|lack) of\b|\bnot (?:only|just|merely|to mention)\b|\bno expense(?: was| has been)? spared\b|\b(?:not|never) far from\b|\bnever[- ]ending\b|\bdon[’']t miss\b|\bnot to be missed\b|\b(?:never|won[’']t) want to leave\b|\bcan[’']t wait\b|\bnot one but\b|\b(?:second to none|like no other)\b|\bno[- ]through\b|\bno doubt\b|\bnothing but\b/gi;

const deniedBefore =
  /\b(?:no|non|not|nor|neither|never|none|nothing|without|w\/o|sans|minus|lacks?|lacking|missing|cannot|free of|far from|hours? from|nowhere|nil|zero|hardly|barely|scarcely|(?<!\ba )little|absen(?:t|ce)|except|exclud(?:es?|ed|ing)|all but|but this|instead of|rather than|loss of|\w+n[’']t)\b/i;

/** Words of wishes and plans, for things that are not there yet. */
const wishedBefore =
  /\b(?:(?:rooms?|space|suitable|spot|place|site|ready|wired|plumbed|enough(?! to\b)) (?:for|to)|(?:scope|potential|provisions?|plans?|option|opportunity|possib(?:le|ility|ilities)) (?:for|to|of))\b|\b(?:possible|potential|planned|proposed|approv(?:al|ed)|DA|STCA|could|would|might|(?<!\bin )may|future|imagine|dream of|add|adding|build|create|install|(?:needs?|wants?)(?!,)|needing|needed|requires?|required|requiring|awaits?|awaiting|used to|shared? use|why (?:pay|have|build|own))\b|\b(?:lost|former|old|neighbour(?:s|’s|'s|ing)?) (?:\w+ ){0,2}$/i;

const deniedAfter =
  /^[\w-]*\s*(?:\?|\(?(?:[:=–x-]\s*)?(?:no|none|nil|n\/a|0)\b|[^,]{0,40}(?:\b(?:not|never|no longer|isn[’']t|aren[’']t|wasn[’']t|removed|demolished|destroyed|collapsed|disconnected|unavailable|excluded|converted|turned into|belongs?|gone|missing|filled(?! with)|extra|by negotiation|separate(?:ly)? rent(?:ed)?|rented separately|would|hours?|needs?|needing|requires?|potential|possible|possibilit|proposed|site|sized|ready|STCA|subject to|to be (?:built|added|installed|finished|replaced)|unfinished|tired|dated|elsewhere)\b|\?))/i;

/** A list of things that are denied together: "Pool, garage and balcony are not included". */
const deniedTogether =
  /^[\w-]*(?:,(?: [\w-]+){1,3}){0,5},? (?:and|or)(?: [\w-]+){1,3} (?:are|is|were|was|have|has)(?: been)? (?:not|never|no longer|excluded|removed|gone|missing|extra|shared)\b/i;

/** Names of streets, parks and museums. */
const placeName =
  /\b[A-Z]\w+(?: [A-Z]\w+){0,2} (?:Street|St|Road|Rd|Avenue|Ave|Drive|Lane|Parade|Place|Crescent|Court|Close|Way|Park|Gardens|Museum|King)\b/g;

/**
 * Whether a description affirms the pattern: at least one match is in a clause without a negation, wish or plan.
 * Doubtful matches do not count.
 */
export function isAffirmed(description: string, pattern: RegExp) {
  const text = description.replace(emphasis, " ").replace(placeName, " ");
  return [...text.matchAll(new RegExp(pattern, "gi"))].some(({ index, 0: found }) => {
    const clause = findClause(text, index);
    const before = text.slice(clause.start, index);
    const after = text.slice(index + found.length, clause.end);
    const isDenied = deniedBefore.test(before) || deniedAfter.test(after) || deniedTogether.test(after);
    return !isDenied && !wishedBefore.test(before);
  });
}

/** Ends a clause, unlike brackets and colons, which continue it: "pool (STCA)", "Garage: none". */
const ending = /[.!?;\n]/;

function findClause(text: string, index: number) {
  const before = text.slice(0, index);
  const start = [...before.matchAll(boundary)].at(-1);
  const rest = text.slice(index);
  const end = rest.search(ending);
  // Includes the punctuation mark, because a question affirms nothing.
  return { start: start ? start.index : 0, end: end < 0 ? text.length : index + end + 1 };
}
