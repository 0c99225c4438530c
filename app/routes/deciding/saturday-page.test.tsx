import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PlanKind } from "#app/deciding/saturday/plan.ts";
import { planSaturday } from "#app/deciding/saturday/saturday.ts";
import { SaturdayPage } from "#app/deciding/saturday/saturday-page.tsx";
import { toSampleListing } from "#app/homes/record/sale.fixture.ts";
import { type ChosenHome, toChosenHome } from "#app/listings/find-chosen.server.ts";

type Shown = { kind?: PlanKind; apart?: ChosenHome[]; closed?: ChosenHome[]; missed?: string };

function show({ kind = "best", apart = [], closed = [], missed }: Shown) {
  const choice = { day: "2026-11-28", homes: ["S001"], first: [] };
  const plan = { visits: [], kind, apart, closed };
  const page = <SaturdayPage choice={choice} missed={missed} days={[]} suburbs={[]} plan={plan} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
}

test("a plan says whether it is the best there is, may not be, or goes by time", () => {
  expect(show({ kind: "best" })).toContain("none fits in more homes");
  expect(show({ kind: "likely" })).toContain("not every order could be considered");
  expect(show({ kind: "by time" })).toContain("With more than 20 open times the plan goes by time");
});

test("a home whose position is not known is not planned, and the page says that it is open", () => {
  const open = { next_inspection: "2026-11-28T10:00/10:30" };
  const [here, away] = [
    toSampleListing({ ...open, id: "S001", lat: -33.7965, lng: 151.286 }),
    toSampleListing({
      ...open,
      id: "S002",
      address: "12 Church Street, Manly",
    }),
  ].map(toChosenHome);
  if (!here || !away) throw new Error("no homes");
  const { visits, kind, apart } = planSaturday([here, away], { day: "2026-11-28", chosen: new Set() });
  expect(visits.map((visit) => visit.open.home)).toEqual(["S001"]);
  expect(show({ kind, apart })).toContain("12 Church Street, Manly NSW 2095</a> is open too");
});

test("a day that has none says when the next is", () => {
  expect(show({ missed: "2026-11-27" })).toContain(
    "No home here is open on Friday 27 November. The next is open on Saturday 28 November.",
  );
  expect(show({})).not.toContain("No home here is open");
});

test("a home that is not open on the day is named with its next day, or as one without", () => {
  const [later, never] = [{ next_inspection: "2026-12-02T17:30/18:00" }, {}].map((next) =>
    toChosenHome(toSampleListing({ ...next, id: "S001" })),
  );
  if (!later || !never) throw new Error("no homes");
  const { closed } = planSaturday([later, never], { day: "2026-11-28", chosen: new Set() });
  const page = show({ closed });
  expect(page).toMatch(/next on <a href="[^"]*day=2026-12-02[^"]*">Wednesday 2 December<\/a>, 5:30/);
  expect(page).toContain("no open time yet");
});
