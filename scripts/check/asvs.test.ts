import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const asvs = readFileSync("docs/security.md", "utf8");
const [applicable = ""] = asvs.split("### Not applicable");
const requirements = applicable.split("\n").filter((line) => line.startsWith("- **V"));

test("every requirement ends with what shows it, and every file of these is there", () => {
  expect(requirements.length).toBeGreaterThan(90);
  for (const requirement of requirements) {
    const [, shown = ""] = /\. ((?:`[^`]+`(?:, )?)+)$/.exec(requirement) ?? [];
    const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect([requirement, files.filter((file) => !existsSync(file))]).toEqual([requirement, []]);
    expect([requirement, files.length > 0]).toEqual([requirement, true]);
  }
});

test("no requirement is named twice", () => {
  const ids = [...asvs.matchAll(/^- \*\*(V[^*]+)\*\*/gm)].flatMap(
    ([, cell = ""]) => cell.match(/V\d+\.\d+\.\d+/g) ?? [],
  );
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
