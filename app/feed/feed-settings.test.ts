import { expect, test } from "vitest";
import { readFeedSettings } from "./feed-settings.ts";

test("the feed is off without FEED_DIR; its listener requires a port and a long token", () => {
  const token = "0123456789abcdefghijklmnopqrstuv";
  const whole = { FEED_DIR: "/feed", FEED_PORT: "3001", FEED_TOKEN: token };
  expect(readFeedSettings({})).toBeUndefined();
  expect(readFeedSettings({ FEED_DIR: "/feed" })).toEqual({ directory: "/feed", listener: undefined });
  expect(readFeedSettings(whole)?.listener).toEqual({ port: 3001, host: "127.0.0.1", token });
  expect(() => readFeedSettings({ FEED_DIR: "/feed", FEED_PORT: "3001" })).toThrow("go together");
  expect(() => readFeedSettings({ FEED_DIR: "/feed", FEED_TOKEN: token })).toThrow("go together");
  expect(() => readFeedSettings({ FEED_PORT: "3001" })).toThrow("need FEED_DIR");
  const short = { ...whole, FEED_TOKEN: "secret-word" };
  expect(() => readFeedSettings(short)).toThrow(/FEED_TOKEN .* at least 32/);
  expect(() => readFeedSettings(short)).not.toThrow("secret-word");
});
