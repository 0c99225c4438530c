import { expect, test } from "vitest";
import { variableReaders } from "../slots/variables.ts";
import { readCampaignsSettings } from "./read-settings.ts";

const key = "0123456789abcdef0123456789abcdef";

test("the key switches the page builder on", () => {
  const usual = { key, apiUrl: "https://cdn.builder.io" };
  expect(readCampaignsSettings({ BUILDER_PUBLIC_KEY: key })).toEqual(usual);
  const own = { BUILDER_PUBLIC_KEY: key, BUILDER_API_URL: "http://localhost:4000/" };
  expect(readCampaignsSettings(own)?.apiUrl).toBe("http://localhost:4000");
  expect(readCampaignsSettings({ BUILDER_API_URL: "http://localhost:4000" })).toBeUndefined();
});

test("a wrong variable is named before the site starts", () => {
  expect(variableReaders).toContain(readCampaignsSettings);
  expect(() => readCampaignsSettings({ BUILDER_PUBLIC_KEY: "two words" })).toThrow(
    "BUILDER_PUBLIC_KEY cannot be read",
  );
  const wrong = { BUILDER_PUBLIC_KEY: key, BUILDER_API_URL: "cdn.builder.io" };
  expect(() => readCampaignsSettings(wrong)).toThrow("BUILDER_API_URL is");
});
