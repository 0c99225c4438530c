import { expect, test } from "vitest";
import type { BuilderPage } from "../block.ts";
import { createPageStore, type Loaded } from "./page-store.server.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function makeLoaded(title: string, bytes = 1000): Loaded {
  const page: BuilderPage = {
    title,
    description: "",
    hasHeading: false,
    blocks: [],
    forms: [],
    skipped: [],
  };
  return { page, bytes };
}

/** A store whose clock and service the test moves. */
function openStore() {
  const world = { now: 0, loaded: makeLoaded("one"), isDown: false, loads: 0, failures: 0 };
  const store = createPageStore({
    now: () => world.now,
    onFailure: () => {
      world.failures += 1;
    },
    load: async () => {
      world.loads += 1;
      if (world.isDown) throw new Error("down");
      return world.loaded;
    },
  });
  const getTitle = async (path = "/spring") => {
    const found = await store.get(path);
    return found.status === "found" ? found.page.title : found.status;
  };
  return { world, getTitle };
}

/** Lets the revalidation in the background end. */
async function settle() {
  await new Promise((resolve) => setImmediate(resolve));
}

test("loads once a minute, and serves from the cache meanwhile", async () => {
  const { world, getTitle } = openStore();
  expect(await Promise.all([getTitle(), getTitle(), getTitle()])).toEqual(["one", "one", "one"]);
  world.now += MINUTE - 1;
  expect(await getTitle()).toBe("one");
  expect(world.loads).toBe(1);
});

test("serves stale while it revalidates", async () => {
  const { world, getTitle } = openStore();
  await getTitle();
  world.loaded = makeLoaded("two");
  world.now += MINUTE + 1;
  expect(await getTitle()).toBe("one");
  await settle();
  expect(await getTitle()).toBe("two");
  expect(world.loads).toBe(2);
});

test("keeps the last good copy for a day while the service is down, then has none", async () => {
  const { world, getTitle } = openStore();
  await getTitle();
  world.isDown = true;
  world.now += DAY - 1;
  expect(await getTitle()).toBe("one");
  await settle();
  world.now += 2;
  expect(await getTitle()).toBe("unknown");
});

test("takes a page down when the service says that it is gone", async () => {
  const { world, getTitle } = openStore();
  await getTitle();
  world.loaded = undefined;
  world.now += MINUTE + 1;
  expect(await getTitle()).toBe("one");
  await settle();
  expect(await getTitle()).toBe("none");
});

test("waits for the service when the cached page is old, or there was none", async () => {
  const { world, getTitle } = openStore();
  await getTitle();
  world.loaded = makeLoaded("two");
  world.now += 5 * MINUTE + 1;
  expect(await getTitle()).toBe("two");
  world.loaded = undefined;
  expect(await getTitle("/new")).toBe("none");
  world.loaded = makeLoaded("new");
  world.now += MINUTE + 1;
  expect(await getTitle("/new")).toBe("new");
});

test("asks nobody for thirty seconds after three failures, then tries once", async () => {
  const { world, getTitle } = openStore();
  world.isDown = true;
  for (const path of ["/a", "/b", "/c", "/d", "/e"]) expect(await getTitle(path)).toBe("unknown");
  expect(world.loads).toBe(3);
  world.now += 30_001;
  expect(await Promise.all([getTitle("/a"), getTitle("/b")])).toEqual(["unknown", "unknown"]);
  expect(world.loads).toBe(4);
  world.isDown = false;
  world.now += 30_001;
  expect(await getTitle("/a")).toBe("one");
  expect(await getTitle("/b")).toBe("one");
});

test("loads no more than eight paths at the same time", async () => {
  const { world, getTitle } = openStore();
  const found = await Promise.all(Array.from({ length: 20 }, (_, index) => getTitle(`/page-${index}`)));
  expect(world.loads).toBe(8);
  expect(found.filter((status) => status === "unknown").length).toBe(12);
});

test("evicts the least recently used when it holds too much", async () => {
  const { world, getTitle } = openStore();
  world.loaded = makeLoaded("large", 9 * 1024 * 1024);
  await getTitle("/a");
  await getTitle("/b");
  await getTitle("/b");
  expect(world.loads).toBe(2);
  await getTitle("/a");
  expect(world.loads).toBe(3);
});

test("keeps its pages however many other paths are asked for", async () => {
  const { world, getTitle } = openStore();
  await getTitle();
  world.loaded = undefined;
  for (let index = 0; index < 3_000; index += 1) expect(await getTitle(`/wp-${index}`)).toBe("none");
  world.isDown = true;
  expect(await getTitle()).toBe("one");
});
