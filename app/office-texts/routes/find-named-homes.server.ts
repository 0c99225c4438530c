import { places } from "#app/agency/folder/places.ts";
import { toComparableAddress, toComparableWords } from "#app/homes/address/comparable-address.ts";
import type { AnyListing } from "#app/homes/record/any-listing.ts";
import { getSourceId, toListingLinks, toListingPath } from "#app/homes/record/listing-links.ts";
import { toStreet } from "#app/homes/record/place/listing-address.ts";
import { states } from "#app/region/state.ts";
import { addressFinders } from "#app/slots/office-texts.server.ts";
import type { Database } from "#app/store/database.server.ts";

/**
 * Opens a search for homes that a sentence names, by a link or by street, unless another suburb follows the street.
 * Suburbs come from places.json, the homes and `suburbs`.
 */
export async function openNameSearch(
  db: Database,
  homes: readonly AnyListing[],
  suburbs: readonly { name: string }[],
) {
  const hidden = await findHiddenStreets(db, homes);
  const names = [...[...places, ...suburbs].map(({ name }) => name), ...homes.map(({ suburb }) => suburb)];
  const known = homes.map((home) => ({
    home,
    street: home.showsAddress ? toComparableAddress(toStreet(home)) : hidden.get(home),
    suburb: toComparableWords(home.suburb),
    paths: [toListingPath(home), toListingLinks(home).share],
  }));
  // So that "Avalon Beach" is matched before "Avalon".
  const longestFirst = Array.from(new Set(names), toComparableWords).toSorted((a, b) => b.length - a.length);
  const isOfSuburb = (words: string, street: string, suburb: string) =>
    Array.from(
      words.matchAll(new RegExp(` ${street}(?: (?:in )?(${longestFirst.join("|")}))?(?= )`, "g")),
    ).some(([, said = suburb]) => said === suburb);

  return function findNamed(sentence: string) {
    const words = ` ${toComparableWords(sentence)} `;
    return known.flatMap(({ home, street, suburb, paths }) => {
      const isByStreet =
        street !== undefined && words.includes(` ${street} `) && isOfSuburb(words, street, suburb);
      return isByStreet || paths.some((path) => hasLink(sentence, path)) ? [{ home, isByStreet }] : [];
    });
  };
}

/** /property/12 is not a link to /property/1. */
function hasLink(text: string, path: string) {
  return text
    .split(path)
    .slice(1)
    .some((after) => !/^[\w-]/.test(after));
}

/** The streets of homes with hidden addresses, from the modules that store homes. */
async function findHiddenStreets(db: Database, homes: readonly AnyListing[]) {
  const hidden = new Map(
    homes.flatMap((home) => (home.showsAddress ? [] : [[getSourceId(home), home] as const])),
  );
  const rows = hidden.size > 0 ? await findAddresses(db) : [];
  return new Map(
    rows.flatMap(({ id, address }) => {
      const home = hidden.get(id);
      return home && address ? [[home, cutSuburb(address, home)] as const] : [];
    }),
  );
}

/** "5 avalon parade avalon vic" becomes "5 avalon parade": the street may have the suburb’s name. */
function cutSuburb(key: string, { suburb }: AnyListing) {
  const end = ` ${toComparableWords(suburb)}(?: (?:${states.join("|")}))*$`;
  return key.replace(new RegExp(end, "i"), "");
}

async function findAddresses(db: Database) {
  return (await Promise.all(addressFinders.map((find) => find(db)))).flat();
}
