import { expect, inject, onTestFinished, test, vi } from "vitest";
import { hasPicture } from "#app/agency/folder/pictures.ts";
import type { OfficeWords } from "#app/agency/kinds/office-words-schema.ts";
import { defaultTexts } from "#app/agency/texts/site-texts.ts";
import { addVersion } from "#app/office-texts/store/versions.server.ts";
import { adopt } from "#app/register/adopt.server.ts";
import { raiseRevision } from "#app/register/revision.server.ts";
import type { Database } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeRelay } from "#app/store/outages/postgres-relay.fixture.ts";
import { createTestDatabase, makeFolder, makeStoreFolder, openTestStore } from "#app/store/stores.fixture.ts";
import { parseEnvironment } from "./environment/environment.ts";
import { createLog } from "./log/request-log.ts";
import { openStores } from "./stores.ts";

const log = createLog();
const postgres = inject("postgres");

test("a process starts with what was published before", async () => {
  const dataDir = makeStoreFolder();
  const db = await openTestStore(dataDir);
  await publishOffice(db, { phone: "(02) 5550 0199" });
  const [first] = defaultTexts.articles;
  const fields = { ...first, picture: "landscape-99" };
  await publish(db, { kind: "article", key: String(first?.id), fields });
  const stores = await openStores(parseEnvironment({ DATA_DIR: dataDir }), log);
  expect(stores.texts.get().office.phone).toBe("(02) 5550 0199");
  // A release has removed its picture from the site.
  const [shown] = stores.texts.get().articles.filter(({ id }) => id === first?.id);
  expect(hasPicture(String(shown?.picture))).toBe(true);
  await stores.close();
});

test("background tasks end when the stores close", async () => {
  const begin = vi.spyOn(globalThis, "setInterval");
  const end = vi.spyOn(globalThis, "clearInterval");
  onTestFinished(() => {
    begin.mockRestore();
    end.mockRestore();
  });
  const stores = await openStores(parseEnvironment({ DATA_DIR: makeFolder() }), log);
  await stores.close();
  const ended = new Set(end.mock.calls.map(([timer]) => timer));
  const running = begin.mock.results.filter(({ value }) => !ended.has(value));
  expect(begin.mock.calls.length).toBeGreaterThan(5);
  expect(running).toEqual([]);
});

test.skipIf(!postgres)(
  "without its store a site shows what it published last, and keeps trying",
  async () => {
    if (!postgres) return;
    const relay = await makeRelay(await createTestDatabase(postgres));
    const environment = parseEnvironment({ DATA_DIR: makeFolder(), DATABASE_URL: relay.url });
    await relay.open();
    const before = await openStores(environment, log);
    await publishOffice(before.db, { phone: "(02) 5550 0199" });
    await before.texts.refresh();
    await adopt(before.db, environment.listingsDir, Date.now());
    await before.db.updateTable("register").set({ state: "hidden" }).where("id", "=", "S002").execute();
    await raiseRevision(before.db, Date.now());
    const homes = expect.arrayContaining([expect.objectContaining({ originalId: "S002" })]);
    await expect.poll(before.catalogue.getSaleListings).not.toEqual(homes);
    await before.close();
    await relay.close();

    const stores = await openStores(environment, log);
    expect(stores.texts.get().office.phone).toBe("(02) 5550 0199");
    expect(stores.catalogue.getSaleListings().length).toBeGreaterThan(0);
    expect(stores.catalogue.getSaleListings()).not.toEqual(homes);
    expect(await stores.enquiries.getFault()).toBe(
      "nothing can be kept, so every form is refused: the database is away",
    );
    await relay.open();
    await publishOffice(stores.db, { phone: "(02) 5550 0177" });
    await expect.poll(() => stores.texts.get().office.phone).toBe("(02) 5550 0177");
    await expect.poll(stores.enquiries.getFault).toBeUndefined();
    await stores.close();
    await relay.close();
  },
);

test("drops the cached pages when a day begins, on which the office may be closed", async () => {
  // Years after the sample, so that none of its inspections ends in that minute.
  const now = Date.parse("2030-12-23T23:59:30+11:00");
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now });
  onTestFinished(() => void vi.useRealTimers());
  const stores = await openStores(parseEnvironment({ DATA_DIR: makeFolder() }), log);
  await stores.pages.getOrRender("/", async () => new Response("<p>Open</p>"));
  expect(stores.pages.get("/")).toBeDefined();
  vi.advanceTimersByTime(60_000);
  expect(stores.pages.get("/")).toBeUndefined();
  await stores.close();
});

type NewText = Pick<Parameters<typeof addVersion>[1], "kind" | "key" | "fields">;

/** Publishes a text of which somebody has seen this many versions. */
function publish(db: Database, text: NewText, seen = 0) {
  const now = Date.now();
  const person = { id: "person-1", name: "Marion Tate" };
  const version = { ...text, state: "published", id: makeId(now), seen, person, now } as const;
  return db.transaction().execute((transaction) => addVersion(transaction, version));
}

/** Publishes the office's contact details, as the office does. */
async function publishOffice(db: Database, change: Partial<OfficeWords>) {
  const fields = { ...defaultTexts.office, ...change };
  const seen = await db.selectFrom("text_version").select("id").execute();
  await publish(db, { kind: "office", key: "office", fields }, seen.length);
}
