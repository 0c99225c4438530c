import { readFile, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { sends, startPictureServer } from "#app/pictures/picture-server.fixture.ts";
import { getRevision } from "#app/register/revision.server.ts";
import { defineSqliteTest, makeFolder } from "#app/store/stores.fixture.ts";
import { grey, openSite, pdf, picture, WAIT } from "./pictures-site.fixture.ts";

const testStore = defineSqliteTest();
const MINUTE_MS = 60_000;

testStore("a home shows its pictures encoded, in the order of their slots", async (open) => {
  const site = await openSite(await open());
  const server = await startPictureServer({
    "/a": sends(await grey("#336699").png().toBuffer()),
    "/m.jpg": sends(await grey("#993366").png().toBuffer(), { "Content-Type": "text/html" }),
    "/aa.jpg": sends(await grey("#112233").png().toBuffer()),
    "/plan.pdf": sends(pdf),
  });
  await site.bring(server, [
    picture("aa", "/aa.jpg"),
    picture("a", "/a"),
    picture("m", "/m.jpg"),
    { slot: "2", use: "floorplan", url: "/plan.pdf" },
  ]);
  site.start(server);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(4), WAIT);
  const { pictures, documents } = await site.readHome();
  const src = expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/);
  const encoded = { src, width: 600, height: 400, widths: [480, 600] };
  const colours = ["#993366", "#336699", "#112233"];
  expect(pictures).toMatchObject(colours.map((colour) => ({ ...encoded, colour })));
  expect(documents).toMatchObject([{ title: "Floor plan", bytes: pdf.length }]);
  for (const { src } of [...pictures, ...documents])
    expect(await readFile(join(site.dataDir, src))).toBeDefined();
});

testStore("a failed picture is retried after 1, 5 and 30 minutes, then never", async (open) => {
  const site = await openSite(await open());
  const server = await startPictureServer({ "/m.jpg": sends(Buffer.from("<!doctype html>")) });
  await site.bring(server, [picture("m", "/m.jpg"), picture("a", "/gone.jpg")]);
  site.start(server);
  for (const minutes of [1, 5, 30]) {
    const dueAt = site.clock.now + minutes * MINUTE_MS;
    const due = [{ due_at: dueAt }, { due_at: dueAt }];
    await vi.waitFor(async () => expect(await site.readRows()).toMatchObject(due), WAIT);
    site.clock.now = dueAt;
  }
  const ended = [
    { attempts: 4, due_at: null, last_error: "media-unreachable: The server answers 404." },
    { attempts: 4, due_at: null, last_error: expect.stringMatching(/^media-not-image: /) },
  ];
  await vi.waitFor(async () => expect(await site.readRows()).toMatchObject(ended), WAIT);
  expect(server.requests.sort()).toEqual([...Array(4).fill("GET /gone.jpg"), ...Array(4).fill("GET /m.jpg")]);
});

testStore("at most four pictures are fetched at a time", async (open) => {
  const site = await openSite(await open());
  const bytes = await grey("#336699").jpeg().toBuffer();
  const waiting: (() => void)[] = [];
  const respondLater: RequestListener = (_request, response) => void waiting.push(() => response.end(bytes));
  const paths = [1, 2, 3, 4, 5, 6].map((number) => `/${number}.jpg`);
  const server = await startPictureServer(Object.fromEntries(paths.map((path) => [path, respondLater])));
  const pictures = paths.map((path, index) => picture("mabcde".charAt(index), path));
  await site.bring(server, pictures);
  site.start(server);
  await vi.waitFor(() => expect(waiting).toHaveLength(4), WAIT);
  await site.waitForLooks();
  expect(waiting).toHaveLength(4);
  waiting.splice(0, 1)[0]?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(4), WAIT);
  expect(server.requests).toHaveLength(5);
});

testStore("an unchanged picture with a new modTime causes no revision", async ({ db }) => {
  const site = await openSite(db);
  let bytes = await grey("#336699").jpeg().toBuffer();
  const server = await startPictureServer({
    "/m.jpg": (request, response) => {
      const etag = `"${bytes.length}"`;
      if (request.headers["if-none-match"] === etag) response.writeHead(304).end();
      else response.writeHead(200, { ETag: etag }).end(bytes);
    },
  });
  await site.bring(server, [picture("m", "/m.jpg", "2026-11-20T09:00:00")]);
  const brought = await getRevision(db);
  site.start(server);
  await vi.waitFor(async () => expect((await getRevision(db)).number).toBeGreaterThan(brought.number), WAIT);
  const [first] = (await site.readHome()).pictures;

  await site.bring(server, [picture("m", "/m.jpg", "2026-11-20T10:00:00")]);
  const { number } = await getRevision(db);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(1), WAIT);
  expect(server.requests).toHaveLength(2);
  expect((await getRevision(db)).number).toBe(number);
  expect((await site.readHome()).pictures).toEqual([first]);

  bytes = await grey("#993366").png().toBuffer();
  await site.bring(server, [picture("m", "/m.jpg", "2026-11-20T11:00:00")]);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(1), WAIT);
  expect((await site.readHome()).pictures).not.toEqual([first]);
});

testStore("an enclosed picture is stored by its hash until it is encoded", async (open) => {
  const site = await openSite(await open());
  const server = await startPictureServer({});
  const bytes = await grey("#336699").png().toBuffer();
  const enclosed = join(makeFolder(), "1.jpg");
  await writeFile(enclosed, bytes);
  const address = await site.pictures.keep(enclosed);
  expect(await site.pictures.keep(enclosed)).toBe(address);
  await site.bring(server, [picture("m", address), picture("a", `kept:${"0".repeat(64)}`)]);
  site.start(server);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(1), WAIT);
  const missing = expect.objectContaining({ last_error: expect.stringContaining("send the file again") });
  await vi.waitFor(async () => expect(await site.readRows()).toContainEqual(missing), WAIT);
  expect((await site.readHome()).pictures).toMatchObject([{ colour: "#336699" }]);
});

testStore("pictures are published once none are in progress, else every 15 seconds", async ({ db }) => {
  const site = await openSite(db);
  const server = await startPictureServer({
    "/m": sends(await grey("#336699").jpeg().toBuffer()),
    "/slow": () => {},
  });
  await site.bring(server, [picture("m", "/m"), picture("a", "/slow")]);
  const { number } = await getRevision(db);
  const stop = site.start(server);
  await vi.waitFor(async () => expect(await site.countReady()).toBe(1), WAIT);
  expect((await getRevision(db)).number).toBe(number);
  site.clock.now += 15_000;
  await vi.waitFor(async () => expect((await getRevision(db)).number).toBe(number + 1), WAIT);
  await stop();
  expect(await site.readRows()).toMatchObject([{ due_at: null }, { due_at: site.clock.now, attempts: 0 }]);
});
