import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId } from "#app/homes/record/listing-links.ts";
import { toComparableAddress, toComparableWords } from "#app/homes/record/place/comparable-address.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { createRuleCheck, type Finding } from "#app/homes/rules/check-rules.ts";
import { createWordsCheck, toRefusal } from "#app/homes/rules/check-words.ts";
import { catalogueContext } from "#app/listings/catalogue/catalogue-context.ts";
import type { OfficeArguments } from "#app/office/access/require-person.server.ts";
import type { Errors, Typed } from "#app/office/frame/form-fields.tsx";
import type { Database } from "#app/store/database.server.ts";

/** What the rules before publishing say of a text, by field: what stops it, and what is asked about once. */
export type Faults = { stops: Errors; asks: Errors };

type Sources = Pick<OfficeArguments, "context"> & { db: Database; now: number };
/** A home on the lists, by the street that a text may name. */
type Named = { home: AnyListing; key: string; isHidden: boolean };

/** A sentence that names a home of the lists is held to its rules; any other may be about something else. */
export async function findFaults(typed: Typed, { db, context, now }: Sources): Promise<Faults> {
  const catalogue = context.get(catalogueContext);
  const today = toAgencyTime(now).slice(0, 10);
  const checkHome = createRuleCheck({ today, getEstimate: catalogue.getEstimate });
  const checkWords = createWordsCheck(today, isOfPrice);
  const homes = [...catalogue.getSaleListings(), ...catalogue.getRentals()];
  const all = Object.values(typed).join("\n");
  const named = [...findShown(homes), ...(await findHidden(db, homes))].filter((each) => names(all, each));

  function findStop(text: string) {
    for (const sentence of text.split(/(?<=[.!?])\s|\n/))
      for (const each of named.filter((home) => names(sentence, home))) {
        if (each.isHidden) return `The address of a home in ${each.home.suburb} is hidden. ${WRITE_SUBURB}`;
        const [found] = checkHome(toAdvertisement(each.home, sentence)).filter(isStop);
        if (found) return `${each.home.address}: ${toRefusal(found)}`;
      }
    return undefined;
  }

  function findAsk(text: string) {
    const found = checkWords({ description: text });
    return found && `“${found.words}” may not be said of a home. ${found.instead}`;
  }

  const read = (find: typeof findStop) =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([name, text]) => {
        const found = find(text);
        return found ? [[name, found]] : [];
      }),
    );
  return { stops: read(findStop), asks: read(findAsk) };
}

const priceRules: readonly string[] = ["offers-over", "range-too-wide", "below-estimate", "rent-not-fixed"];

/** Pages explain what the law says of pets, bonds and people: only a figure is asked about. */
function isOfPrice({ code, words }: Finding) {
  return priceRules.includes(code) && /\d|million|thousand|hundred/i.test(words);
}

const WRITE_SUBURB = "Write its suburb alone.";

function names(text: string, { key }: Named) {
  return ` ${toComparableWords(text)} `.includes(` ${key} `);
}

function isStop({ level, field }: Finding) {
  return level === "stop" && field === "description";
}

/** The home, with a sentence for all that is said of it. */
function toAdvertisement(home: AnyListing, description: string): AnyListing {
  return { ...home, title: "", description, priceText: undefined, facts: undefined, also: undefined };
}

function findShown(homes: readonly AnyListing[]) {
  return homes.flatMap((home): Named[] => {
    const key = home.showsAddress ? toComparableAddress(toStreet(home)) : undefined;
    return key ? [{ home, key, isHidden: false }] : [];
  });
}

/** The register alone knows where homes are whose address is hidden. */
async function findHidden(db: Database, homes: readonly AnyListing[]) {
  const hidden = new Map(
    homes.flatMap((home) => (home.showsAddress ? [] : [[getSourceId(home), home] as const])),
  );
  if (hidden.size === 0) return [];
  const rows = await db
    .selectFrom("register")
    .select(["id", "address"])
    .where("state", "=", "live")
    .execute();
  return rows.flatMap(({ id, address }): Named[] => {
    const home = hidden.get(id);
    const key = home && address?.replace(` ${toComparableWords(home.suburb)}`, "");
    return key ? [{ home, key, isHidden: true }] : [];
  });
}
