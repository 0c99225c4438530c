import { expect, test } from "vitest";
import { parseFindings, parseMedia } from "./register.ts";

const finding = { code: "no-price", path: "price", words: "", hint: "a price", level: "stop" } as const;

test.each([
  [
    "a finding of an unknown level",
    () => parseFindings({ findings: JSON.stringify([{ ...finding, level: "shout" }]) }),
  ],
  ["a picture without an address", () => parseMedia({ media: '[{"slot":"m","use":"picture"}]' })],
])("%s is no row of the register", (_name, read) => {
  expect(read).toThrow();
});
