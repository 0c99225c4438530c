import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, vi } from "vitest";
import { sends, startPictureServer } from "#app/homes/pictures/picture-server.fixture.ts";
import { getRevision } from "#app/homes/register/revision.server.ts";
import { defineSqliteTest } from "#app/store/stores.fixture.ts";
import { grey, openSite, pdf, picture, WAIT } from "./pictures-site.fixture.ts";

// The encoder has the lowest priority: on a busy machine it waits for everything else.
vi.setConfig({ testTimeout: 600_000 });

const testStore = defineSqliteTest();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
