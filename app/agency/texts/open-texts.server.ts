import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { toAgencyTime } from "#app/agency/agency-time.ts";
import type { Database } from "#app/store/database.server.ts";
import type { NoteOutage } from "#app/store/outages/outage-log.server.ts";
import { replaceFile } from "#app/store/store-files.server.ts";
import { getClosure } from "./closure.ts";
import { defaultTexts, type HasPicture, mergeTexts, type SiteTexts, type StoredText } from "./site-texts.ts";
import { textStates } from "./store/text-rows.ts";
import { findPublished, getTextRevision } from "./versions.server.ts";

const LOOK_EVERY_MS = 1000;

type TextsOptions = {
  db: Database;
  log: { error(fields: object, message: string): void };
  noteOutage: NoteOutage;
  /** A file for the texts as they were last, which are shown when this process starts without the store. */
  copy?: string;
  /** Tells which pictures there are, for a process that shows pages. */
  hasPicture?: HasPicture;
  now?: () => number;
  lookEveryMs?: number;
};

/** The published texts, as of now. */
export type Texts = {
  get: () => SiteTexts;
  /** Shows at once what was just published. */
  refresh: () => Promise<void>;
  /** From now on calls `listener` when something that pages show has changed. */
  watch: (listener: () => void) => void;
  close: () => Promise<void>;
};

/**
 * The published texts in memory, looked at once a second, so that every process shows the same. While the store is away
 * the last ones stay, or those of the copy.
 */
export async function openTexts({
  db,
  log,
  noteOutage,
  copy,
  hasPicture,
  now = Date.now,
  lookEveryMs = LOOK_EVERY_MS,
}: TextsOptions): Promise<Texts> {
  let texts = defaultTexts;
  let shown: { revision?: number; closed: string } = { closed: getClosed() };
  let isLooking = false;
  let onChange = () => {};

  /** The part of the texts that depends on the date: whether the office is closed. */
  function getClosed() {
    return JSON.stringify(getClosure(texts.office, toAgencyTime(now()).slice(0, 10)));
  }

  function show(stored: readonly StoredText[]) {
    texts = mergeTexts(stored, {
      hasPicture,
      onUnreadable: ({ kind, key }) =>
        log.error({ kind, key }, "a published text cannot be read; the one before it is shown"),
    });
  }

  async function look() {
    const revision = await getTextRevision(db);
    if (revision !== shown.revision) {
      const stored = await findPublished(db);
      show(stored);
      if (copy)
        await replaceFile(copy, JSON.stringify(stored)).catch((error: unknown) =>
          noteOutage(error, "the texts cannot be kept for a start without the store"),
        );
    }
    const closed = getClosed();
    const hasChanged = revision !== shown.revision || closed !== shown.closed;
    shown = { revision, closed };
    return hasChanged;
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

  /** A store that answers slowly is not asked again before it has. */
  async function refreshOnce() {
    if (isLooking) return;
    isLooking = true;
    await refresh();
    isLooking = false;
  }

  await refresh();
  if (copy && shown.revision === undefined) show(await readLastTexts(copy));
  const timer = setInterval(refreshOnce, lookEveryMs).unref();
  return {
    get: () => texts,
    refresh,
    watch(listener) {
      onChange = listener;
    },
    async close() {
      clearInterval(timer);
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

/** The texts that were kept last; none where there is no readable copy. */
export async function readLastTexts(path: string): Promise<readonly StoredText[]> {
  const text = await readFile(path, "utf8").catch(() => "[]");
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), copySchema), text);
  return success ? output : [];
}
