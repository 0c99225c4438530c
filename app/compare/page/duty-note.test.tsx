import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dutyTables, revenueNsw } from "#content/duty.ts";
import { DutyNote } from "./duty-note.tsx";

const [newest] = dutyTables;
const table = { ...newest, from: "2025-07-01", until: "2026-06-30" };

function show(today: string) {
  return renderToStaticMarkup(<DutyNote table={table} today={today} />);
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
