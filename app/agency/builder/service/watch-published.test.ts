import { expect, onTestFinished, test, vi } from "vitest";
import { agencyClock, withAgencyOffset } from "#app/agency/agency-time.ts";
import { formElement, makePage, makeText } from "../content/content.fixture.ts";
import { openBuilder } from "./builder.server.ts";
import { startContentService } from "./content-service.fixture.ts";

async function openPublished() {
  const service = await startContentService();
  onTestFinished(service.stop);
  const onLook = vi.fn();
  const warnings: string[] = [];
  const log = { warn: (details: object) => warnings.push(JSON.stringify(details)) };
  const { published } = openBuilder({ ...service, log, takePreview: () => 0, onLook });
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
