import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dutyTables, revenueNsw } from "#app/region/nsw.ts";
import { sampleSale } from "./compared-home.fixture.ts";
import { DutyNote } from "./comparison.tsx";

const [newest] = dutyTables;
const table = { ...newest, from: "2025-07-01", until: "2026-06-30" };

const rates = { table, office: revenueNsw, state: "New South Wales" };

const away = { ...sampleSale, elsewhere: "QLD" };

function show(today: string, homes = [sampleSale]) {
  return renderToStaticMarkup(<DutyNote rates={rates} today={today} homes={homes} />);
}

test("past the last day of its rates the duty says that the year is over, not before", () => {
  expect(show("2026-06-30")).not.toContain("That year is over");
  expect(show("2026-07-01")).toContain("That year is over");
});

test("the duty says from when its rates hold, and links Revenue NSW", () => {
  const note = show("2026-01-01");
  expect(note).toContain("from 1 July 2025 to 30 June 2026");
  expect(note).toContain(`href="${revenueNsw.duty}"`);
});

test("a home in another state is named as one without duty, beside the rates of the others or instead", () => {
  expect(show("2026-01-01")).not.toContain("no transfer duty is worked out");
  const both = show("2026-01-01", [sampleSale, away]);
  expect(both).toContain("For QLD no transfer duty is worked out");
  expect(both).toContain(revenueNsw.duty);
  expect(show("2026-01-01", [away, away])).not.toContain(revenueNsw.duty);
});
