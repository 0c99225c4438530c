import * as v from "valibot";
import type { NamedPictures } from "#app/homes/named-pictures.ts";
import { repeat } from "#app/listings/catalogue/pacing.server.ts";
import type { RecordSource } from "#app/listings/catalogue/supplied-listings.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import type { Database } from "#app/store/database.server.ts";
import { type NamedOptions, openNamedPictures } from "./named-pictures.server.ts";

const FETCH_EVERY_MS = 5_000;

/** Opens our copies of pictures elsewhere, with a function that puts them into a source of homes. */
export function openOwnPictures(db: Database, options: NamedOptions) {
  const named = openNamedPictures(db, options);
  return { ...named, replaceIn: (source: RecordSource) => withOwnPictures(source, named) };
}

/**
 * Replaces the pictures of homes by our own copies, in all sizes. A picture keeps its address until it has been
 * fetched, and if it cannot be.
 */
export function withOwnPictures(
  source: RecordSource,
  named: NamedPictures,
  everyMs = FETCH_EVERY_MS,
): RecordSource {
  let elsewhere: readonly string[] = [];

  async function read() {
    const supplied = await source.read();
    if (!supplied) return undefined;
    const found = new Set<string>();
    const records = supplied.records.map((record) => replacePictures(record, findOwn));
    elsewhere = [...found];
    return { ...supplied, records };

    function findOwn(address: string) {
      if (!/^https:/i.test(address)) return undefined;
      found.add(address);
      return named.find(address);
    }
  }

  /** Fetches missing pictures for about a minute at most, so that new ones show soon. Returns whether any was. */
  async function fetchMissing() {
    const missing = elsewhere.filter((address) => !named.find(address));
    const countFetched = () => missing.filter((address) => named.find(address)).length;
    const until = Date.now() + MINUTE_MS;
    let before: number;
    do {
      before = countFetched();
      await named.take(missing);
    } while (countFetched() > before && Date.now() < until);
    return countFetched() > 0;
  }

  function watch(onChange: () => Promise<void>) {
    const stopWatching = source.watch(onChange);
    const stopFetching = repeat(async () => {
      if (await fetchMissing()) await onChange();
    }, everyMs);
    return async () => {
      await Promise.all([stopWatching(), stopFetching()]);
    };
  }

  return { ...source, read, watch };
}

const pictured = v.looseObject({
  images: v.nullish(v.array(v.string())),
  pictures: v.nullish(v.array(v.looseObject({ src: v.string() }))),
});

/** Records without a valid list of pictures are returned unchanged; their reader reports the fault. */
function replacePictures(record: unknown, findOwn: NamedPictures["find"]): unknown {
  if (!v.is(pictured, record)) return record;
  const pictures = record.pictures?.length ? record.pictures : record.images?.map((src) => ({ src }));
  const own = pictures?.map(({ src }) => findOwn(src)) ?? [];
  if (!own.some((picture) => picture)) return record;
  return { ...record, pictures: pictures?.map((picture, index) => ({ ...picture, ...own[index] })) };
}
