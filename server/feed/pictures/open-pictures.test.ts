import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, vi } from "vitest";
import { createPictureFetcher } from "#app/feed/pictures/fetching/fetch-picture.server.ts";
import {
  isTestAddress,
  sends,
  startPictureServer,
} from "#app/feed/pictures/fetching/picture-server.fixture.ts";
import { file, incoming } from "#app/listings/register/incoming.fixture.ts";
import { openRegister } from "#app/listings/register/open-register.server.ts";
import { releaseWaiting } from "#app/listings/register/pictures/waiting.server.ts";
import { publish } from "#app/listings/register/publish/publish.server.ts";
import type { Media } from "#app/listings/register/register.ts";
import { getRevision } from "#app/listings/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import { defineStoreTest, makeFolder } from "#app/store/stores.fixture.ts";
import { openPictures } from "./open-pictures.ts";

// The encoder has the lowest priority: on a busy machine it waits for everything else.
vi.setConfig({ testTimeout: 120_000 });

const testStore = defineStoreTest();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

testStore(
  "a home shows its pictures in the order of their slots, encoded here, with what is known of them",
  async (open) => {
    const site = await openSite(await open());
    const server = await startPictureServer({
      "/a": sends(await grey("#336699").png().toBuffer()),
      "/b.jpg": sends(await grey("#993366").png().toBuffer(), { "Content-Type": "text/html" }),
      "/m.jpg": sends(await grey("#808080").toColourspace("cmyk").jpeg().toBuffer()),
      "/aa.jpg": sends(await grey("#112233").png().toBuffer()),
      "/plan": sends(await grey("#ffffff").gif().toBuffer()),
      "/plan.pdf": sends(pdf),
      "/contract": sends(pdf),
    });
    await site.bring(server, [
      picture("aa", "/aa.jpg"),
      picture("b", "/b.jpg"),
      picture("a", "/a"),
      picture("m", "/m.jpg"),
      { slot: "1", use: "floorplan", url: "/plan" },
      { slot: "2", use: "floorplan", url: "/plan.pdf" },
      { slot: "1", use: "document", url: "/contract", title: "Contract of sale" },
    ]);
    site.start(server);
    await vi.waitFor(async () => expect(await site.countReady()).toBe(7), WAIT);
    const { pictures, floorplans, documents } = await site.readHome();
    expect(pictures).toMatchObject(
      [1, 2, 3, 4].map((number) => ({
        src: expect.stringMatching(/^\/pictures\/[\da-f]{32}\.jpg$/),
        alt: `Photograph ${number} of 1 Tern Lane`,
        width: 600,
        height: 400,
        widths: [480, 600],
      })),
    );
    expect(pictures.map(({ colour }) => colour)).toEqual([
      expect.any(String),
      "#336699",
      "#993366",
      "#112233",
    ]);
    expect(floorplans).toMatchObject([{ alt: "Floor plan 1 of 1 Tern Lane", colour: "#ffffff" }]);
    const pdfName = expect.stringMatching(/^\/pictures\/[\da-f]{32}\.pdf$/);
    expect(documents).toEqual([
      { src: pdfName, title: "Floor plan", bytes: pdf.length },
      { src: pdfName, title: "Contract of sale", bytes: pdf.length },
    ]);
    for (const { src } of [...pictures, ...floorplans, ...documents])
      expect(await readFile(join(site.dataDir, src))).toBeDefined();
  },
);

testStore(
  "what cannot be had is tried again after 1, 5 and 30 minutes, then never, with the reason",
  async (open) => {
    const site = await openSite(await open());
    const server = await startPictureServer({ "/m.jpg": sends(Buffer.from("<!doctype html>")) });
    await site.bring(server, [picture("m", "/m.jpg"), picture("a", "/gone.jpg")]);
    site.start(server);
    for (const minutes of [1, 5, 30]) {
      const dueAt = site.clock.now + minutes * MINUTE_MS;
      await vi.waitFor(
        async () => expect(await site.readRows()).toMatchObject([{ due_at: dueAt }, { due_at: dueAt }]),
        WAIT,
      );
      site.clock.now = dueAt;
    }
    await vi.waitFor(
      async () =>
        expect(await site.readRows()).toMatchObject([
          { attempts: 4, due_at: null, last_error: "media-unreachable: The server answers 404." },
          { attempts: 4, due_at: null, last_error: expect.stringMatching(/^media-not-image: /) },
        ]),
      WAIT,
    );
    expect(server.requests.sort()).toEqual([
      ...Array(4).fill("GET /gone.jpg"),
      ...Array(4).fill("GET /m.jpg"),
    ]);
  },
);

testStore(
  "another modTime asks whether the picture has changed; what has not stays, without a revision",
  async (open) => {
    const db = await open();
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
    await vi.waitFor(
      async () => expect((await getRevision(db)).number).toBeGreaterThan(brought.number),
      WAIT,
    );
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
  },
);

testStore(
  "a picture that came with a file of the feed is kept by its content until it is encoded",
  async (open) => {
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
    await vi.waitFor(async () =>
      expect(await site.readRows()).toContainEqual(
        expect.objectContaining({ last_error: expect.stringContaining("send the file again") }),
      ),
    );
    expect((await site.readHome()).pictures).toMatchObject([{ colour: "#336699" }]);
  },
);

testStore(
  "a machine that lacks a picture fetches it itself, under the name that all agree on",
  async (open) => {
    const db = await open();
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
  },
);

testStore(
  "what nobody has shown for 30 days goes, and a deleted home's at once, unless another shows it",
  async (open) => {
    const site = await openSite(await open());
    const names = ["old", "shared", "deleted", "kept"];
    const server = await startPictureServer(
      Object.fromEntries(
        await Promise.all(
          names.map(async (name, index) => [
            `/${name}`,
            sends(await grey(`#33669${index}`).jpeg().toBuffer()),
          ]),
        ),
      ),
    );
    await site.bring(server, [picture("m", "/old"), picture("a", "/kept")]);
    await site.bring(server, [picture("m", "/deleted"), picture("a", "/shared")], { uniqueId: "2" });
    await site.bring(server, [picture("m", "/shared")], { uniqueId: "3" });
    let stop = site.start(server);
    await vi.waitFor(async () => expect(await site.countReady()).toBe(4), WAIT);
    await stop();
    const paths = async () => (await site.readRows()).map(({ url }) => new URL(url).pathname);

    await site.bring(server, [picture("m", "/kept")]);
    await site.bring(server, [], { uniqueId: "2", status: "deleted" });
    stop = site.start(server);
    await vi.waitFor(async () => expect(await paths()).toEqual(["/kept", "/old", "/shared"]), WAIT);
    await stop();

    site.clock.now += 31 * DAY_MS;
    stop = site.start(server);
    await vi.waitFor(async () => expect(await paths()).toEqual(["/kept", "/shared"]), WAIT);
    await vi.waitFor(
      async () => expect(new Set((await site.listFiles()).map((name) => name.slice(0, 32))).size).toBe(2),
      WAIT,
    );
    await stop();
  },
);

testStore("pictures are published once no more are under way, else every 15 seconds", async (open) => {
  const db = await open();
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

testStore(
  "a kill in the middle of encoding costs nothing but time",
  async (open, { databaseUrl, dataDir: storeDir }) => {
    const site = await openSite(await open());
    const noise = { type: "gaussian", sigma: 30 } as const;
    const large = sharp({ create: { width: 3000, height: 3000, channels: 3, background: "grey", noise } });
    const bytes = await large.jpeg().toBuffer();
    const server = await startPictureServer({ "/m.jpg": sends(bytes) });
    await site.bring(server, [picture("m", "/m.jpg")]);

    const options = JSON.stringify({ databaseUrl, storeDir, dataDir: site.dataDir, name: "crm", ...server });
    const program = join(import.meta.dirname, "pictures-process.fixture.ts");
    const killed = spawn(process.execPath, [program, options], { stdio: "ignore" });
    onTestFinished(() => void killed.kill("SIGKILL"));
    await vi.waitFor(async () => expect(await site.measureDrafts()).toEqual([bytes.length]), WAIT);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(await site.countReady()).toBe(0);

    // When the lease of the one that was killed has run out.
    site.clock.now += 11 * MINUTE_MS;
    site.start(server);
    await vi.waitFor(async () => expect(await site.countReady()).toBe(1), WAIT);
    const [shown] = (await site.readHome()).pictures;
    expect(await site.listFiles()).toHaveLength(5);
    expect(await sharp(join(site.dataDir, shown?.src ?? "")).stats()).toBeDefined();
  },
);

const WAIT = { timeout: 90_000, interval: 50 };
const pdf = Buffer.from("%PDF-1.7 the words of a contract");

type Server = { origin: string; ca: string };
type Slot = Omit<Media, "url"> & { url: string };

function picture(slot: string, url: string, modTime?: string): Slot {
  return { slot, use: "picture", url, ...(modTime && { modTime }) };
}

function grey(background: string) {
  return sharp({ create: { width: 600, height: 400, channels: 3, background } });
}

let filesBrought = 0;

/** One machine of the site, with a clock of its own. */
async function openSite(db: Database) {
  const dataDir = makeFolder();
  const clock = { now: Date.now() };
  let fetchPicture: ReturnType<typeof createPictureFetcher> | undefined;
  const providers = [{ name: "crm", agentIds: ["AGENCY"], pictureOrigins: [] as string[], silenceHours: 24 }];
  const pictures = await openPictures({
    db,
    dataDir,
    providers,
    log: { warn() {}, error() {} },
    now: () => clock.now,
    fetchPicture: (request) => {
      if (!fetchPicture) throw new Error("no server has been started");
      return fetchPicture(request);
    },
  });
  return {
    dataDir,
    clock,
    pictures,
    start({ origin, ca }: Server) {
      fetchPicture = createPictureFetcher({ isAllowedAddress: isTestAddress, ca });
      providers[0]?.pictureOrigins.push(origin);
      const stop = pictures.start();
      onTestFinished(stop);
      return stop;
    },
    async bring({ origin }: Server, slots: readonly Slot[], words: Parameters<typeof incoming>[0] = {}) {
      filesBrought += 1;
      const media = slots.map((slot) => ({ ...slot, url: URL.parse(slot.url, origin)?.href ?? "" }));
      const home = incoming({ ...words, media, record: { title: `Light above the sea ${filesBrought}` } });
      await openRegister(db).apply(file(`pictures-${filesBrought}`), [home], { now: clock.now });
      // Those of one home are due a few ms apart.
      clock.now += slots.length;
    },
    readRows: () => db.selectFrom("feed_picture").selectAll().orderBy("url").execute(),
    async countReady() {
      const rows = await this.readRows();
      return rows.filter(({ name, due_at }) => name !== null && due_at === null).length;
    },
    /** As the files of homes have it. */
    async readHome(): Promise<Home> {
      await releaseWaiting(db, clock.now);
      const folder = makeFolder();
      await publish(db, await getRevision(db), { folder, suppliedFolder: "public/data" });
      const [home] = JSON.parse(readFileSync(join(folder, "coastal-listings.json"), "utf8"));
      return home;
    },
    /** The sizes of what is being fetched or encoded. */
    async measureDrafts() {
      const drafts = join(toPictureFolder(dataDir), "drafts");
      const found = (await readdir(drafts)).map((name) => stat(join(drafts, name)));
      return (await Promise.all(found)).map(({ size }) => size);
    },
    async listFiles() {
      const entries = await readdir(toPictureFolder(dataDir), { withFileTypes: true });
      return entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort();
    },
  };
}

type Shown = { src: string; alt: string; colour: string };
type Home = { pictures: Shown[]; floorplans: Shown[]; documents: { src: string }[] };
