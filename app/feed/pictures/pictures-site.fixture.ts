import { readdir } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { onTestFinished, vi } from "vitest";
import { openTestEncoder } from "#app/pictures/encoder.fixture.ts";
import type { FetchPicture } from "#app/pictures/fetch-picture.server.ts";
import { createTestFetcher } from "#app/pictures/picture-server.fixture.ts";
import { file, incoming } from "#app/register/incoming.fixture.ts";
import { releaseWaiting } from "#app/register/pictures/shown-pictures.server.ts";
import { readList, takeIn } from "#app/register/register.fixture.ts";
import type { Media } from "#app/register/register.ts";
import type { Database } from "#app/store/database.server.ts";
import { toPictureFolder } from "#app/store/store-files.server.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { openPictures } from "./open-pictures.server.ts";

/** Bounds what hangs; `interval` is in ms. */
export const WAIT = { timeout: 60_000, interval: 10 };
export const pdf = Buffer.from("%PDF-1.7 the words of a contract");

type Server = { origin: string; ca: string };
type Slot = Omit<Media, "url"> & { url: string };

export function picture(slot: string, url: string, modTime?: string): Slot {
  return { slot, use: "picture", url, ...(modTime && { modTime }) };
}

export function grey(background: string) {
  return sharp({ create: { width: 600, height: 400, channels: 3, background } });
}

let filesBrought = 0;

/** Opens one machine of the site, with its own clock. */
export async function openSite(db: Database) {
  const dataDir = makeFolder();
  const clock = { now: Date.now() };
  let looks = 0;
  let fetchPicture: FetchPicture | undefined;
  const providers = [{ name: "crm", agentIds: ["AGENCY"], pictureOrigins: [] as string[], silenceHours: 24 }];
  const pictures = await openPictures({
    db,
    dataDir,
    providers,
    log: { warn() {} },
    noteOutage() {},
    now: () => clock.now,
    makeEncoder: openTestEncoder,
    sleep(_ms, value, options) {
      looks += 1;
      return wait(10, value, options);
    },
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
      fetchPicture = createTestFetcher({ ca });
      providers[0]?.pictureOrigins.push(origin);
      const stop = pictures.start();
      onTestFinished(stop);
      return stop;
    },
    async bring({ origin }: Server, slots: readonly Slot[], words: Parameters<typeof incoming>[0] = {}) {
      filesBrought += 1;
      const media = slots.map((slot) => ({ ...slot, url: URL.parse(slot.url, origin)?.href ?? "" }));
      const home = incoming({ ...words, media, record: { title: `Light above the sea ${filesBrought}` } });
      await takeIn(db, file(`pictures-${filesBrought}`), [home], { now: clock.now });
      // A home's pictures fall due a few ms apart.
      clock.now += slots.length;
    },
    /** Waits until the queue has been looked at twice more. */
    async waitForLooks() {
      const before = looks;
      await vi.waitUntil(() => looks >= before + 2, WAIT);
    },
    readRows: () => db.selectFrom("feed_picture").selectAll().orderBy("url").execute(),
    async countReady() {
      const rows = await this.readRows();
      return rows.filter(({ name, due_at }) => name !== null && due_at === null).length;
    },
    /** Reads the home from the published file. */
    async readHome(): Promise<Home> {
      await releaseWaiting(db, clock.now);
      const [home] = await readList<Home>(db);
      if (!home) throw new Error("nothing is published");
      return home;
    },
    async listFiles() {
      const entries = await readdir(toPictureFolder(dataDir), { withFileTypes: true });
      return entries.flatMap((entry) => (entry.isFile() ? entry.name : [])).sort();
    },
  };
}

type Shown = { src: string; alt: string; colour: string };
type Home = { pictures: Shown[]; documents: { src: string }[] };
