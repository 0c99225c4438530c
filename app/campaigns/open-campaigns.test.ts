import { expect, onTestFinished, test, vi } from "vitest";
import { makePage, makeText } from "./content/content.fixture.ts";
import { openCampaigns } from "./open-campaigns.server.ts";
import { openTestService } from "./service/builder.fixture.ts";

const services = {
  log: { error() {}, warn() {} },
  namedPictures: { find: () => undefined, take: async () => {} },
  rateLimitPerMinute: 20,
};

test("published pages are listed, and clear the page cache when others are shown", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { service } = await openTestService();
  service.entries["/hidden"] = makePage("/hidden", [makeText("<p>Words</p>")], { noIndex: true });
  service.entries["/late"] = { ...makePage("/late", [makeText("Words")]), startDate: Date.now() + 60_000 };
  service.entries["/empty"] = makePage("/empty", []);
  const clearPages = vi.fn();
  const variables = { BUILDER_PUBLIC_KEY: service.key, BUILDER_API_URL: service.apiUrl };
  const { findPages, stop } = openCampaigns({ ...services, variables, clearPages });
  expect(findPages?.()).toEqual([]);
  await expect.poll(() => clearPages.mock.calls.length).toBe(1);
  expect(findPages?.()).toMatchObject([
    { path: "/spring", isUnlisted: false },
    { path: "/plain", isUnlisted: false },
    { path: "/hidden", isUnlisted: true },
  ]);

  const lookAgain = async () => {
    const { length } = service.asked;
    const countAMinuteLater = () => {
      vi.advanceTimersByTime(60_000);
      return service.asked.length;
    };
    // A look that is due while the last one runs is skipped.
    await expect.poll(countAMinuteLater).toBeGreaterThan(length);
  };
  await lookAgain();
  await expect.poll(() => clearPages.mock.calls.length).toBe(2);
  expect(findPages?.()).toMatchObject([{}, {}, {}, { path: "/late" }]);
  await lookAgain();
  await lookAgain();
  expect(clearPages).toHaveBeenCalledTimes(2);
  await stop?.();
});

test("without a key the page builder is off", () => {
  expect(openCampaigns({ ...services, variables: {}, clearPages() {} })).toEqual({});
});
