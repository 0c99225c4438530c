import { expect, test } from "vitest";
import { proposeWords, toShownFigures } from "./owner-view.ts";

const asked = { enquiries: 4, bookings: 0, views: 120 };

test("words to begin a report with say how many came, and what they asked", () => {
  const figures = toShownFigures({ groups: 5, ...asked });
  expect(proposeWords({ figures, opens: ["Saturday"], since: "21 November" })).toBe(
    "5 groups came through since 21 November. Enquiries: 4; inspections booked: none.\n\nThe next open home is on Saturday.",
  );
});

test("where nobody counts who comes, an owner reads nothing of it", () => {
  const figures = toShownFigures(asked);
  expect(figures.map(({ label }) => label)).toEqual(["Enquiries", "Inspections booked", "Views of its page"]);
  expect(proposeWords({ figures, opens: [] })).toBe(
    "Enquiries so far: 4; inspections booked: none.\n\nNo open home is planned at the moment.",
  );
});
