import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "#app/store/database.server.ts";
import { makeId } from "#app/store/make-id.ts";
import { makeFolder } from "#app/store/stores.fixture.ts";
import { defaultTexts } from "#app/texts/site-texts.ts";
import { addVersion } from "#app/texts/versions.server.ts";
import { hasPicture } from "#app/ui/picture/has-picture.server.ts";
import { parseEnvironment } from "./environment.ts";
import { createLog } from "./log/request-log.ts";
import { openBuilder, openStores, type Stores } from "./stores.ts";

vi.mock("#app/builder/service/builder.server.ts", () => ({
  openBuilder: () => {
    throw new Error("the page builder's code was loaded");
  },
}));

const log = createLog();

test("loads nothing of the page builder without a key", async () => {
  await expect(openBuilder(undefined, log)).resolves.toBeUndefined();
  const settings = { key: "0123456789abcdef", apiUrl: "https://cdn.builder.io" };
  await expect(openBuilder(settings, log)).rejects.toThrow("was loaded");
});

test("a process starts with what was published before", async () => {
  const dataDir = makeFolder();
  const db = await openDatabase({ dataDir });
  const now = Date.now();
  const person = { id: "person-1", name: "Marion Tate" };
  const fields = { ...defaultTexts.office, phone: "(02) 5550 0199" };
  const office = { kind: "office", key: "office", state: "published", fields } as const;
  const [first] = defaultTexts.articles;
  const gone = { ...first, picture: "landscape-99" };
  const article = { kind: "article", key: String(first?.id), state: "published", fields: gone } as const;
  for (const text of [office, article])
    await db
      .transaction()
      .execute((transaction) => addVersion(transaction, { ...text, id: makeId(now), seen: 0, person, now }));
  await db.destroy();
  const stores = await openStores(parseEnvironment({ DATA_DIR: dataDir }), log);
  expect(stores.texts.get().office.phone).toBe("(02) 5550 0199");
  // Its picture left the site with a release.
  const [shown] = stores.texts.get().articles.filter(({ id }) => id === first?.id);
  expect(hasPicture(String(shown?.picture))).toBe(true);
  await close(stores);
});

test("drops the cached pages when the light changes in Sydney", async () => {
  // Years after the sample: no inspection of it ends in that minute.
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: Date.UTC(2030, 10, 27, 21, 59) });
  onTestFinished(() => void vi.useRealTimers());
  const stores = await openStores(parseEnvironment({ DATA_DIR: makeFolder() }), log);
  const onClear = vi.fn();
  stores.pages.onClear(onClear);
  vi.advanceTimersByTime(60_000);
  expect(onClear).toHaveBeenCalledOnce();
  await close(stores);
});

async function close(stores: Stores) {
  stores.catalogue.close();
  stores.pictures.close();
  await Promise.all([stores.shortlists.stop(), stores.homes.stop(), stores.texts.close()]);
  await stores.enquiries.close();
  await stores.db.destroy();
}
