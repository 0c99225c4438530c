import type { RequestListener } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { expect, vi } from "vitest";
import { sends, startPictureServer } from "#app/pictures/picture-server.fixture.ts";
import { getRevision } from "#app/register/revision.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { grey, openSite, pdf, picture, WAIT } from "./pictures-site.fixture.ts";

const testStore = defineSqliteTest();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

testStore("a machine that lacks a picture fetches it under the shared name", async ({ db }) => {
  const site = await openSite(db);
  const server = await startPictureServer({
    "/m.jpg": sends(await grey("#336699").jpeg().toBuffer()),
    "/plan.pdf": sends(pdf),
  });
  await site.bring(server, [picture("m", "/m.jpg"), { slot: "1", use: "floorplan", url: "/plan.pdf" }]);
  const stop = site.start(server);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(2), WAIT);
  await stop();
  const { number } = await getRevision(db);

  const other = await openSite(db);
  other.start(server);
  const files = await site.listFiles();
  await vi.waitFor(async () => expect(await other.listFiles()).toEqual(files), WAIT);
  expect((await getRevision(db)).number).toBe(number);
});

testStore("pictures unshown for 30 days are removed, a deleted home's immediately", async (open) => {
  const site = await openSite(await open());
  const paths: Record<string, RequestListener> = {};
  for (const [index, name] of ["old", "shared", "deleted", "kept"].entries())
    paths[`/${name}`] = sends(await grey(`#33669${index}`).jpeg().toBuffer());
  const server = await startPictureServer(paths);
  await site.bring(server, [picture("m", "/old"), picture("a", "/kept")]);
  await site.bring(server, [picture("m", "/deleted"), picture("a", "/shared")], { uniqueId: "2" });
  await site.bring(server, [picture("m", "/shared")], { uniqueId: "3" });
  let stop = site.start(server);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(4), WAIT);
  await stop();
  const findPaths = async () => (await site.readRows()).map(({ url }) => new URL(url).pathname);

  await site.bring(server, [picture("m", "/kept")]);
  await site.bring(server, [], { uniqueId: "2", status: "deleted" });
  stop = site.start(server);
  await vi.waitFor(async () => expect(await findPaths()).toEqual(["/kept", "/old", "/shared"]), WAIT);
  await stop();

  site.clock.now += 31 * DAY_MS;
  stop = site.start(server);
  await vi.waitFor(async () => expect(await findPaths()).toEqual(["/kept", "/shared"]), WAIT);
  const countFiles = async () => new Set((await site.listFiles()).map((name) => name.slice(0, 32))).size;
  await vi.waitFor(async () => expect(await countFiles()).toBe(2), WAIT);
  await stop();
});

testStore("another process finishes a picture after the first has died", async ({ db }) => {
  const site = await openSite(db);
  const bytes = await grey("#336699").jpeg().toBuffer();
  let asked = 0;
  const server = await startPictureServer({
    "/m.jpg": (_request, response) => {
      asked += 1;
      // The first process hangs here, so that its lease remains, as after a crash.
      if (asked > 1) response.end(bytes);
    },
  });
  await site.bring(server, [picture("m", "/m.jpg")]);
  site.start(server);
  await vi.waitFor(() => expect(asked).toBe(1), WAIT);

  const other = await openSite(db);
  // Past the first process's lease.
  other.clock.now = site.clock.now + 11 * MINUTE_MS;
  other.start(server);
  await vi.waitFor(async () => expect(await other.countReady()).toBe(1), WAIT);
  const [shown] = (await other.readHome()).pictures;
  expect(await sharp(join(other.dataDir, shown?.src ?? "")).stats()).toBeDefined();
});
