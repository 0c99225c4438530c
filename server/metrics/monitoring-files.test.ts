import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";

const folder = "deploy/monitoring";
const targetsSchema = v.pipe(v.array(v.object({ expr: v.string() })), v.minLength(1));
const dashboardSchema = v.object({
  panels: v.array(v.object({ title: v.string(), targets: targetsSchema })),
});

/** Finds the names of all metrics, with the series of histograms. */
async function findNames() {
  const getFigures = async () => ({ saved: [], stored: undefined });
  const metrics = createMetrics({
    catalogue: { getFiles: () => [] },
    enquiries: { getFault: async () => undefined, getFigures },
    modules: { readGauges: [] },
    pages: { getFigures: () => ({ hits: 0, misses: 0, pages: 0, bytes: 0 }) },
  });
  const types = [...(await metrics.read()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

function findUsed(expressions: readonly string[]) {
  return [...new Set(expressions.flatMap((expression) => expression.match(/\bsite_\w+/g) ?? []))];
}

function readRules() {
  return [...readFileSync(`${folder}/headland-alerts.yml`, "utf8").matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expression = ""]) => expression,
  );
}

test("every metric on the dashboard exists", async () => {
  const text = readFileSync(`${folder}/headland-dashboard.json`, "utf8");
  const { panels } = v.parse(dashboardSchema, JSON.parse(text));
  const used = findUsed(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)));
  const names = await findNames();
  expect(used.length).toBeGreaterThan(15);
  const ofDestinations = [...names].filter((name) => name.startsWith("site_destination_"));
  expect(used).toEqual(expect.arrayContaining(ofDestinations));
  expect(ofDestinations).toHaveLength(4);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test("every metric in an alert exists", async () => {
  const names = await findNames();
  const used = findUsed(readRules());
  expect(readRules()).toHaveLength(17);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});
