import { expect, test, vi } from "vitest";
import { openPictureFiles } from "#app/pictures/picture-files.server.ts";
import { MINUTE_MS } from "#app/region/time.ts";
import { createOutageLog } from "#app/store/outages/outage-log.server.ts";
import { makeFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { runPictureQueue } from "./picture-queue.server.ts";

const full = Object.assign(new Error("database or disk is full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });

test("waits twice as long after each failure of the store, up to a minute, and says it once a minute", async () => {
  let now = 0;
  let isFull = true;
  const pauses: number[] = [];
  const stopping = new AbortController();
  const db = await openTestStore();
  const error = vi.fn();
  await runPictureQueue({
    files: await openPictureFiles(makeFolder()),
    fetchPicture: () => expect.fail("there is none"),
    getOrigins: () => [],
    encoder: { encode: () => expect.fail("there is none") },
    db: db.withPlugin({
      transformQuery({ node }) {
        if (isFull) throw full;
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    log: { warn() {} },
    noteOutage: createOutageLog({ log: { error }, now: () => now }),
    now: () => now,
    signal: stopping.signal,
    async sleep(ms = 0) {
      now += ms;
      pauses.push(ms / 1000);
      // Full for some minutes, working for one look, then full again.
      isFull = pauses.length !== 12;
      if (pauses.length === 17) stopping.abort();
    },
  });
  expect(pauses).toEqual([1, 10, 1, 20, 1, 40, 1, 60, 1, 60, 1, 60, 1, 1, 10, 1, 20]);
  expect(error.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil(now / MINUTE_MS));
  expect(error).toHaveBeenCalledWith(
    { reason: "the disk is full", code: "ERR_SQLITE_ERROR" },
    "the pictures of the feed cannot be fetched",
  );
});
