import { type DatabaseOptions, openDatabase } from "#app/store/database.server.ts";
import { toSydneyTime } from "#app/sydney-time.ts";
import { getClosure } from "./closure.ts";
import type { HasPicture } from "./known-pictures.ts";
import { mergeTexts } from "./merge-texts.ts";
import { findPublished, getTextRevision } from "./published.server.ts";
import { defaultTexts } from "./site-texts.ts";

const LOOK_EVERY_MS = 1000;

type TextsOptions = DatabaseOptions & {
  log: { error(fields: object, message: string): void };
  /** For who shows pictures: which there are. */
  hasPicture?: HasPicture;
  now?: () => number;
  lookEveryMs?: number;
};

export type Texts = Awaited<ReturnType<typeof openTexts>>;

/**
 * The published texts in memory, looked at once a second, so that every process shows the same. While the store is away
 * the last ones stay.
 */
export async function openTexts({
  log,
  hasPicture,
  now = Date.now,
  lookEveryMs = LOOK_EVERY_MS,
  ...where
}: TextsOptions) {
  const db = await openDatabase(where);
  let texts = defaultTexts;
  let shown = { revision: 0, closure: getClosureNow() };
  let fault: string | undefined;
  let onChange = () => {};

  function getClosureNow() {
    return getClosure(texts.office, toSydneyTime(now()).slice(0, 10));
  }

  async function look() {
    const revision = await getTextRevision(db);
    if (revision !== shown.revision)
      texts = mergeTexts(await findPublished(db), {
        hasPicture,
        onUnreadable: ({ kind, key }) =>
          log.error({ kind, key }, "a published text cannot be read; the one before it is shown"),
      });
    const closure = getClosureNow();
    const hasChanged = revision !== shown.revision || closure !== shown.closure;
    shown = { revision, closure };
    return hasChanged;
  }

  /** One after the other: an older look must not replace a newer one. */
  let last: Promise<unknown> = Promise.resolve();
  function refresh() {
    const looked = last.then(look);
    last = looked.catch(() => {});
    return looked.then(
      (hasChanged) => {
        fault = undefined;
        if (hasChanged) onChange();
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== fault) log.error({ err: error }, "the texts cannot be read; the last ones stay");
        fault = reason;
      },
    );
  }

  await refresh();
  const timer = setInterval(refresh, lookEveryMs).unref();
  return {
    get: () => texts,
    /** Shows at once what was just published. */
    refresh,
    /** From now on calls `listener` when something that pages show has changed. */
    watch(listener: () => void) {
      onChange = listener;
    },
    async close() {
      clearInterval(timer);
      await last;
      await db.destroy();
    },
  };
}
