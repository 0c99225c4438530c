import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { PlanKind } from "./plan.ts";
import { SaturdayPage } from "./saturday-page.tsx";

function show(kind: PlanKind) {
  const choice = { day: "2026-11-28", homes: ["S001"], first: [] };
  const page = <SaturdayPage choice={choice} days={[]} suburbs={[]} plan={{ visits: [], kind }} />;
  return renderToStaticMarkup(<MemoryRouter>{page}</MemoryRouter>);
}

test("a plan says whether it is the best there is, may not be, or goes by time", () => {
  expect(show("best")).toContain("none fits in more homes");
  expect(show("likely")).toContain("not every order could be considered");
  expect(show("by time")).toContain("With more than 20 open times the plan goes by time");
});
