import { access } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { openTestEncoder } from "./encoder.fixture.ts";
import { openNamedPictures } from "./named-pictures.server.ts";
import { createTestFetcher, isTestAddress, sends, startPictureServer } from "./picture-server.fixture.ts";

const MINUTE_MS = 60_000;

test("a picture that a page names is fetched once, encoded in the seven widths of the specification, and served as our own", async () => {
  const hero = await sharp({ create: { width: 2400, height: 60, channels: 3, background: "grey" } })
    .jpeg()
    .toBuffer();
  const server = await startPictureServer({ "/a.jpg": sends(hero), "/b.jpg": sends(hero) });
  const { origin, requests } = server;
  const dataDir = makeStoreFolder();
  const db = await openTestStore(dataDir);
  const warned: unknown[] = [];
  let now = Date.now();
  const open = (isAllowedAddress?: typeof isTestAddress) => {
    const pictures = openNamedPictures(db, {
      dataDir,
      log: { warn: (fields) => warned.push(fields) },
      noteOutage: (error) => warned.push(error),
      fetchPicture: createTestFetcher(server, { isAllowedAddress }),
      encoder: openTestEncoder(),
      now: () => now,
    });
    onTestFinished(pictures.close);
    return pictures;
  };
  const pictures = open(isTestAddress);
  expect(pictures.find(`${origin}/a.jpg`)).toBeUndefined();
  await Promise.all([
    pictures.take([`${origin}/a.jpg`, `${origin}/gone.jpg`]),
    pictures.take([`${origin}/a.jpg`]),
  ]);
  const { src = "", widths } = pictures.find(`${origin}/a.jpg`) ?? {};
  expect({ src, widths }).toEqual({
    src: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/),
    widths: [100, 200, 400, 800, 1200, 1600, 2000],
  });
  await access(join(dataDir, src));
  expect(pictures.find(`${origin}/gone.jpg`)).toBeUndefined();
  expect(requests.toSorted()).toEqual(["GET /a.jpg", "GET /gone.jpg"]);
  // A restart fetches nothing again that is stored; a failed picture is tried again after ten minutes.
  await pictures.take([`${origin}/gone.jpg`]);
  const restarted = open();
  await restarted.take([`${origin}/a.jpg`]);
  expect(restarted.find(`${origin}/a.jpg`)).toMatchObject({ src, widths });
  expect(requests).toHaveLength(2);
  now += 11 * MINUTE_MS;
  await pictures.take([`${origin}/gone.jpg`]);
  expect(requests).toHaveLength(3);
  // Without the test's exception private addresses are refused.
  await restarted.take([`${origin}/b.jpg`]);
  expect(restarted.find(`${origin}/b.jpg`)).toBeUndefined();
  expect(warned.at(-1)).toMatchObject({ reason: expect.stringContaining("not a public address") });
  expect(requests).toHaveLength(3);
});
