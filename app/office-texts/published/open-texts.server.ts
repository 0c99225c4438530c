import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import type { PublishedTexts, Texts, TextsOptions } from "#app/agency/texts/texts.ts";
import { replaceFile } from "#app/store/store-files.server.ts";
import { startLooking } from "#app/store/tasks.server.ts";
import { textStates } from "../store/text-rows.ts";
import { findPublished, getTextRevision } from "../store/versions.server.ts";
import { mergeTexts, type StoredText } from "./merge-texts.ts";

const LOOK_EVERY_MS = 1000;

type OpenOptions = TextsOptions & { lookEveryMs?: number };

/** For app/slots/published-texts.server.ts. */
export const officePublished: PublishedTexts = {
  open: openTexts,
  readCopy: async (path) => mergeTexts(await readLastTexts(path)),
};

/**
 * Keeps the published texts in memory. The store is polled once a second, so that every process shows the same. While
 * it is away the last texts are kept, or at start those of the local copy.
 */
export async function openTexts({
  db,
  log,
  noteOutage,
  copy,
  hasPicture,
  lookEveryMs = LOOK_EVERY_MS,
}: OpenOptions): Promise<Texts> {
  let texts = defaultTexts;
  let shown: number | undefined;
  let onChange = () => {};

  function show(stored: readonly StoredText[]) {
    texts = mergeTexts(stored, {
      hasPicture,
      onUnreadable: ({ kind, key }) =>
        log.error({ kind, key }, "a published text cannot be read; the one before it is shown"),
    });
  }

  async function look() {
    const revision = await getTextRevision(db);
    if (revision === shown) return false;
    const stored = await findPublished(db);
    show(stored);
    if (copy)
      await replaceFile(copy, JSON.stringify(stored)).catch((error: unknown) =>
        noteOutage(error, "the texts cannot be kept for a start without the store"),
      );
    shown = revision;
    return true;
  }

  /** Reads run one after the other: an older one must not replace a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  function refresh() {
    const looked = last.then(look);
    last = looked.catch(() => {});
    return looked.then(
      (hasChanged) => {
        if (hasChanged) onChange();
      },
      (error: unknown) => noteOutage(error, "the texts cannot be read; the last ones stay"),
    );
  }

  await refresh();
  if (copy && shown === undefined) show(await readLastTexts(copy));
  const stop = startLooking(refresh, lookEveryMs);
  return {
    get: () => texts,
    refresh,
    watch(listener) {
      onChange = listener;
    },
    async close() {
      await stop();
      await last;
    },
  };
}

const copySchema = v.array(
  v.object({
    kind: v.string(),
    key: v.string(),
    state: v.picklist(textStates),
    fields: v.string(),
  }),
);

/** The texts of the last copy; none if it cannot be read. */
async function readLastTexts(path: string): Promise<readonly StoredText[]> {
  const text = await readFile(path, "utf8").catch(() => "[]");
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), copySchema), text);
  return success ? output : [];
}
