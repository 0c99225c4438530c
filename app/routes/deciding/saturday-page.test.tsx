import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PlanKind } from "#app/deciding/saturday/plan.ts";
import { planSaturday } from "#app/deciding/saturday/saturday.ts";
import { SaturdayPage } from "#app/deciding/saturday/saturday-page.tsx";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { type ChosenHome, toChosenHome } from "#app/listings/find-chosen.server.ts";

function show(kind: PlanKind, apart: ChosenHome[] = []) {
  const choice = { day: "2026-11-28", homes: ["S001"], first: [] };
  const page = <SaturdayPage choice={choice} days={[]} suburbs={[]} plan={{ visits: [], kind, apart }} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
}

test("a plan says whether it is the best there is, may not be, or goes by time", () => {
  expect(show("best")).toContain("none fits in more homes");
  expect(show("likely")).toContain("not every order could be considered");
  expect(show("by time")).toContain("With more than 20 open times the plan goes by time");
});

test("a home that no map has is not planned, and the page says that it is open", () => {
  const open = { next_inspection: "2026-11-28T10:00/10:30" };
  const [here, away] = [
    toSampleListing({ ...open, id: "S001" }),
    toSampleListing({
      ...open,
      id: "S002",
      address: "12 Church Street, Richmond",
      suburb: "Richmond",
      state: "VIC",
    }),
  ].map(toChosenHome);
  if (!here || !away) throw new Error("no homes");
  const { visits, kind, apart } = planSaturday([here, away], { day: "2026-11-28", chosen: new Set() });
  expect(visits.map((visit) => visit.open.home)).toEqual(["S001"]);
  expect(show(kind, apart)).toContain("12 Church Street, Richmond VIC</a> is open too");
});
