import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const asvs = readFileSync("docs/security.md", "utf8");
const rows = asvs.split("\n").filter((line) => /^\| V\d+\.\d/.test(line) && line.split("|").length > 5);

test("every requirement says its status, and every file that shows it is there", () => {
  expect(rows.length).toBeGreaterThan(90);
  for (const row of rows) {
    const [, id = "", , , status = "", shown = ""] = row.split("|").map((cell) => cell.trim());
    expect([id, status]).toEqual([
      id,
      expect.stringMatching(/^(met|partly|not met|level 1 met|\*\*operator)/),
    ]);
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect([id, files.length > 0, files.filter((file) => !existsSync(file))]).toEqual([id, true, []]);
  }
});

test("no requirement is named twice", () => {
  const ids = [...asvs.matchAll(/^\| (V[^|]+) \|/gm)].flatMap(
    ([, cell = ""]) => cell.match(/V\d+\.\d+\.\d+/g) ?? [],
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
