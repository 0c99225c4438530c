import { expect, onTestFinished, test, vi } from "vitest";
import { agencyClock, withAgencyOffset } from "#app/agency/agency-time.ts";
import { formElement, makeElement, makePage, makeText } from "../content/content.fixture.ts";
import { openBuilder } from "./builder.server.ts";
import { picturesAsTheyAre, startContentService } from "./content-service.fixture.ts";

async function openPublished() {
  const service = await startContentService();
  onTestFinished(service.stop);
  const onLook = vi.fn();
  const warnings: string[] = [];
  const log = { warn: (details: object) => warnings.push(JSON.stringify(details)) };
  const { published } = openBuilder({
    ...service,
    log,
    takePreview: () => 0,
    pictures: picturesAsTheyAre,
    onLook,
  });
  const findShown = (now = Date.now()) => published.findShown(now).map(({ path }) => path);
  return { service, published, findShown, onLook, warnings };
}

const band = makePage("/", [makeText("<h1>Open on Saturday</h1>"), formElement], { url: undefined });

test("lists pages and bands with what is left out of each, and asks for the content of a page once", async () => {
  const { service, published } = await openPublished();
  service.bands["home-section"] = [{ ...band, query: [] }];
  service.bands["suburb-section"] = [makePage("/suburbs/manly", [makeText("<p>Here</p>")])];
  await published.look();
  const { entries } = published.get();
  expect(entries.map(({ isBand, path }) => [isBand, path])).toEqual([
    [false, "/spring"],
    [false, "/plain"],
    [true, "/"],
    [true, "/suburbs/manly"],
  ]);
  const [home] = entries.filter(({ path }) => path === "/");
  expect(home?.page?.blocks).toEqual([expect.objectContaining({ html: "<h2>Open on Saturday</h2>" })]);
  expect(home?.page?.skipped).toEqual([
    { block: "Form:Form", reason: "a band holds no form: link to a page with one" },
  ]);
  service.asked.length = 0;
  await published.look();
  expect(service.asked.filter(({ model }) => model === "page")).toEqual([{ model: "page", wanted: "" }]);
});

test("knows content of more than 1 MB by its name, and keeps the last good list while the service is away", async () => {
  const { service, published, findShown, onLook, warnings } = await openPublished();
  service.entries["/large"] = makePage("/large", [makeText("x".repeat(1_100_000))]);
  await published.look();
  expect(published.get().isAway).toBe(false);
  expect(published.get().entries.at(-1)).toMatchObject({ path: "/large", page: undefined });
  service.answer({ status: 500 });
  await published.look();
  expect(published.get().isAway).toBe(true);
  expect(findShown()).toEqual(["/spring", "/plain", "/large"]);
  expect(onLook).toHaveBeenCalledTimes(2);
  expect(warnings.join()).not.toContain(service.key);
});

test("an entry that cannot be read keeps what was read last, and holds up no other", async () => {
  const { service, published, findShown, warnings } = await openPublished();
  const symbol = makeElement("Symbol", { symbol: { model: "symbol", entry: "rates" } });
  const shared = { ...makePage("/", [makeText("<p>Old</p>"), symbol]), id: "shared" };
  service.bands["home-section"] = [shared];
  const read = async () => {
    await published.look();
    return published.get().entries.find(({ id }) => id === "shared");
  };
  service.answer({ status: 500, onlyFor: "rates" });
  expect(await read()).toMatchObject({ page: undefined, isUnread: true });
  service.answer({});
  const first = await read();
  expect(first?.page?.blocks).toMatchObject([{ html: "<p>Old</p>" }]);
  service.answer({ status: 404, onlyFor: "rates" });
  service.bands["home-section"] = [{ ...shared, lastUpdated: 1_794_800_000_000 }];
  service.entries["/new"] = makePage("/new", []);
  expect(await read()).toMatchObject({ page: first?.page, isUnread: true });
  expect(published.get().isAway).toBe(false);
  expect(findShown()).toEqual(["/spring", "/plain", "/new", "/"]);
  expect(warnings).toHaveLength(2);
  service.answer({});
  expect(await read()).not.toHaveProperty("isUnread");
});

test("a page whose change could not be read is read again", async () => {
  const { service, published } = await openPublished();
  const read = async () => {
    await published.look();
    return JSON.stringify(published.get().entries.find(({ path }) => path === "/plain")?.page?.blocks);
  };
  expect(await read()).toContain("Plain words.");
  const lastUpdated = 1_794_800_000_000;
  service.entries["/plain"] = { ...makePage("/plain", [makeText("<p>Changed.</p>")]), lastUpdated };
  service.answer({ status: 500, onlyFor: "page-plain" });
  expect(await read()).toContain("Plain words.");
  service.answer({});
  expect(await read()).toContain("Changed.");
});

test("a space without a model of bands has its pages all the same", async () => {
  const { service, published, findShown } = await openPublished();
  service.answer({ status: 404, onlyFor: "suburb-section" });
  await published.look();
  expect(published.get().isAway).toBe(false);
  expect(findShown()).toEqual(["/spring", "/plain"]);
  service.answer({ status: 404, onlyFor: "page" });
  await published.look();
  expect(published.get().isAway).toBe(true);
});

test("a page is shown between its times, whatever the service says, and over a change of the clock", async () => {
  const { service, published, findShown } = await openPublished();
  expect(agencyClock).toBe("Sydney");
  // At three the clock goes back to two: 2:30 comes twice, and the page ends at the second 3:00.
  const start = Date.parse(withAgencyOffset("2027-04-04T02:30"));
  const end = Date.parse(withAgencyOffset("2027-04-04T03:00"));
  expect(end - start).toBe(90 * 60_000);
  service.entries["/night"] = { ...makePage("/night", []), startDate: start, endDate: end };
  await published.look();
  expect(findShown(start - 1)).not.toContain("/night");
  expect(findShown(start)).toContain("/night");
  expect(findShown(end - 1)).toContain("/night");
  expect(findShown(end)).not.toContain("/night");
});
