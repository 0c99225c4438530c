import { expect, test, vi } from "vitest";
import { agencyClock, withAgencyOffset } from "#app/agency/agency-time.ts";
import { setClock } from "#app/region/clock.fixture.ts";
import { makePage, makeText } from "../content/content.fixture.ts";
import { openTestService } from "./builder.fixture.ts";

async function openPublished() {
  const { service, open } = await openTestService();
  const warnings: string[] = [];
  const log = { warn: (details: object) => warnings.push(JSON.stringify(details)) };
  const { published } = open({ log });
  const findShown = (now = Date.now()) => published.findShown(now).map(({ path }) => path);
  return { service, published, findShown, warnings };
}

test("fetches the content of a page once, again each day, and with every poll if it has shared parts", async () => {
  const { service, published } = await openPublished();
  await published.look();
  expect(published.get().entries.map(({ path }) => path)).toEqual(["/spring", "/plain"]);
  const lookAgain = async () => {
    service.asked.length = 0;
    await published.look();
    return service.asked.map(({ wanted }) => wanted);
  };
  expect(await lookAgain()).toEqual(["", "page-spring", "hours"]);
  setClock(Date.now() + 25 * 60 * 60_000);
  expect(await lookAgain()).toEqual(["", "page-spring", "hours", "page-plain"]);
});

test("a visitor waits for the first poll only, and gets its pages while the service is away", async () => {
  const { service, published } = await openPublished();
  const pages = await Promise.all(["/plain", "/winter"].map(published.getPage));
  expect(pages.map((page) => page?.title)).toEqual(["Plain · Headland", undefined]);
  const asked = service.asked.length;
  service.answer({ status: 500 });
  await published.look();
  service.entries["/winter"] = makePage("/winter", []);
  expect((await published.getPage("/plain"))?.title).toBe("Plain · Headland");
  expect(await published.getPage("/winter")).toBeUndefined();
  expect(service.asked).toHaveLength(asked + 1);
  for (const path of ["/wp-login.php", "/.env", `/${"a".repeat(300)}`, "//elsewhere.example", "/a/../b", "/"])
    expect(await published.getPage(path)).toBeUndefined();
});

test("lists all pages, beyond the service's page size", async () => {
  const { service, published } = await openPublished();
  for (let index = 0; index < 100; index += 1)
    service.entries[`/page-${index}`] = makePage(`/page-${index}`, []);
  await published.look();
  expect((await published.getPage("/page-99"))?.title).toContain("Spring");
});

test("lists a page of more than 1 MB without its content, and keeps the last good list while the service is away", async () => {
  const { service, published, findShown, warnings } = await openPublished();
  service.entries["/large"] = makePage("/large", [makeText("x".repeat(1_100_000))]);
  await published.look();
  expect(published.get().isAway).toBe(false);
  expect(published.get().entries.at(-1)).toMatchObject({ path: "/large", page: undefined });
  service.answer({ status: 500 });
  await published.look();
  expect(published.get().isAway).toBe(true);
  expect(findShown()).toEqual(["/spring", "/plain", "/large"]);
  expect(warnings.join()).not.toContain(service.key);
});

test("a page that cannot be read keeps its last content, is tried again, and does not affect others", async () => {
  const { service, published, findShown, warnings } = await openPublished();
  const read = async () => {
    await published.look();
    const { page, isUnread = false } = published.get().entries.find(({ path }) => path === "/plain") ?? {};
    return [JSON.stringify(page?.blocks), isUnread];
  };
  service.answer({ status: 500, onlyFor: "page-plain" });
  expect(await read()).toEqual([undefined, true]);
  service.answer({});
  expect(await read()).toEqual([expect.stringContaining("Plain words."), false]);
  const lastUpdated = 1_794_800_000_000;
  service.entries["/plain"] = { ...makePage("/plain", [makeText("<p>Changed.</p>")]), lastUpdated };
  service.entries["/new"] = makePage("/new", []);
  service.answer({ status: 404, onlyFor: "page-plain" });
  expect(await read()).toEqual([expect.stringContaining("Plain words."), true]);
  expect(published.get().isAway).toBe(false);
  expect(findShown()).toEqual(["/spring", "/plain", "/new"]);
  expect(warnings).toHaveLength(2);
  service.answer({});
  expect(await read()).toEqual([expect.stringContaining("Changed."), false]);
});

test("a page is shown between its times, regardless of the service's list, and across a change of daylight saving", async () => {
  const { service, published, findShown } = await openPublished();
  expect(agencyClock).toBe("Sydney");
  // At 3:00 the clock goes back to 2:00: 2:30 occurs twice, and the page ends at the second 3:00.
  const start = Date.parse(withAgencyOffset("2027-04-04T02:30"));
  const end = Date.parse(withAgencyOffset("2027-04-04T03:00"));
  expect(end - start).toBe(90 * 60_000);
  service.entries["/night"] = { ...makePage("/night", []), startDate: start, endDate: end };
  await published.look();
  const isShown = (now: number) => findShown(now).includes("/night");
  expect([start - 1, start, end - 1, end].map(isShown)).toEqual([false, true, true, false]);
});

test("polls at once and calls back, also while the service is away", async () => {
  const { service, published } = await openPublished();
  const onLook = vi.fn();
  const stop = published.start(onLook);
  await expect.poll(() => onLook.mock.calls.length).toBe(1);
  await stop();
  expect(published.get().isAway).toBe(false);
  service.answer({ status: 500 });
  await published.start(onLook)();
  expect(onLook).toHaveBeenCalledTimes(2);
  expect(published.get().isAway).toBe(true);
});
