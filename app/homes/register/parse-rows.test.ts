import { expect, test } from "vitest";
import { parseCounts, parseFindings, parseMedia, parseReports, parseWidths } from "./register.ts";

const finding = { code: "no-price", path: "price", words: "", hint: "a price", level: "stop" } as const;

test("what the register wrote is read as it was, also a difference from or to nothing", () => {
  const report = {
    key: { agentId: "A", uniqueId: "1", kind: "land" },
    outcome: "HELD",
    findings: [finding],
    differences: [{ field: "price", before: undefined, after: 3 }],
  };
  const [read] = parseReports({ listings: JSON.stringify([report]) });
  expect(read).toEqual(report);
  expect(parseCounts({ counts: '{"NEW":2}' })).toEqual({ NEW: 2 });
});

test.each([
  [
    "a finding of an unknown level",
    () => parseFindings({ findings: JSON.stringify([{ ...finding, level: "shout" }]) }),
  ],
  ["an unknown outcome", () => parseCounts({ counts: '{"LOST":2}' })],
  ["a picture without an address", () => parseMedia({ media: '[{"slot":"m","use":"picture"}]' })],
  ["a width in words", () => parseWidths({ widths: '["wide"]' })],
])("%s is no row of the register", (_name, read) => {
  expect(read).toThrow();
});
