import { toAgencyDay } from "#app/agency/agency-time.ts";
import { textsContext } from "#app/agency/texts/texts-context.ts";
import { shortStreetTypes } from "#app/homes/address/address-words.ts";
import type { Finding } from "#app/homes/publishing-rules.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import type { Errors, Typed } from "#app/office/frame/form-fields.tsx";
import { createWordsCheck, toRefusal } from "#app/office/frame/words-check.ts";
import { createRuleCheck } from "#app/slots/publishing-rules.ts";
import type { Database } from "#app/store/database.server.ts";
import { openNameSearch } from "./find-named-homes.server.ts";

/** The publishing rules' findings in a text, by field: those that stop it, and questions that are asked once. */
export type Faults = { stops: Errors; asks: Errors };

type Sources = Pick<OfficeArguments, "context"> & { db: Database; now: number };

/**
 * Sentences that name a home on the lists are checked against all rules for that home. Other sentences near its name
 * are only checked for its hidden price.
 */
export async function findFaults(typed: Typed, { db, context, now }: Sources): Promise<Faults> {
  const catalogue = context.get(catalogueContext);
  const today = toAgencyDay(now);
  const checkHome = createRuleCheck({ today, getEstimate: catalogue.getEstimate });
  const checkWords = createWordsCheck(today, isOfPrice);
  const homes = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const findNamed = await openNameSearch(db, homes, context.get(textsContext).suburbs);

  function findStop(text: string, name: string) {
    for (const { sentences, near } of findParagraphs(typed, { text, name })) {
      const unpriced = findUnpriced(near.flatMap(findNamed));
      for (const sentence of sentences) {
        const named = findNamed(sentence);
        const hidden = named.find(({ home, isByStreet }) => isByStreet && !home.showsAddress);
        if (hidden) return `The address of a home in ${hidden.home.suburb} is hidden. ${WRITE_SUBURB}`;
        for (const home of named.length > 0 ? named.map((each) => each.home) : unpriced) {
          const [found] = checkHome(toAdvertisement(home, sentence)).filter(
            (finding) => isStop(finding) && (named.length > 0 || finding.code === "hidden-price"),
          );
          if (found) return `${home.address}: ${toRefusal(found)}`;
        }
      }
    }
    return undefined;
  }

  function findAsk(text: string) {
    const found = checkWords(text);
    if (found) return `“${found.words}” may not be said of a home. ${found.instead}`;
    for (const sentence of text.split(sentenceEnd))
      for (const { home } of findNamed(sentence)) {
        const asked = checkHome(toAdvertisement(home, sentence)).find(({ level }) => level === "ask");
        if (asked) return `${home.address}: ${asked.instead}`;
      }
    return undefined;
  }

  const read = (find: typeof findStop) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => {
        const found = find(text, name);
        return found ? [[name, found]] : [];
      }),
    );
  return { stops: read(findStop), asks: read(findAsk) };
}

const priceRules: readonly string[] = ["offers-over", "rent-not-fixed"];

/** Pages explain the law on pets, bonds and people, so only figures are questioned. */
function isOfPrice({ code, words }: Pick<Finding, "code" | "words">) {
  return priceRules.includes(code) && /\d|million|thousand|hundred/i.test(words);
}

const WRITE_SUBURB = "Write its suburb alone.";

/** A full stop after "Rd" is part of an address. */
const sentenceEnd = new RegExp(`(?<=[.!?])(?<!\\b(?:${shortStreetTypes.join("|")})\\.)\\s|\\n`, "i");
/** A heading belongs to the paragraph after it. */
const paragraphEnd = /(?<!^#.*)\n\s*\n/m;

/** A field's sentences by paragraph, with those nearby that may name their subject. */
function findParagraphs(typed: Typed, { text, name }: { text: string; name: string }) {
  return text.split(paragraphEnd).map((paragraph, index) => ({
    sentences: paragraph.split(sentenceEnd),
    near: [...(index === 0 ? findBeside(typed, name) : []), paragraph].flatMap((each) =>
      each.split(sentenceEnd),
    ),
  }));
}

/** A title and the beginning of its text are read together. */
function findBeside(typed: Typed, name: string) {
  const isTitle = (field: string) => /(?:^|\.)(?:title|heading)$/.test(field);
  const toGroup = (field: string) => field.slice(0, field.lastIndexOf(".") + 1);
  return Object.entries(typed)
    .filter(
      ([other]) => toGroup(other) === toGroup(name) && other !== name && (isTitle(name) || isTitle(other)),
    )
    .map(([, text]) => text.split(paragraphEnd, 1).join());
}

/** The home with a hidden price, if only one is named: with two, a price could be either's. */
function findUnpriced(named: readonly { home: AnyListing }[]) {
  const homes = new Set(named.flatMap(({ home }) => (home.showsPrice ? [] : [home])));
  return homes.size === 1 ? homes : [];
}

function isStop({ level, field }: Finding) {
  return level === "stop" && field === "description";
}

/** The home with the sentence as its only text. */
function toAdvertisement(home: AnyListing, description: string): AnyListing {
  return { ...home, title: "", description, priceText: undefined, facts: undefined, also: undefined };
}
