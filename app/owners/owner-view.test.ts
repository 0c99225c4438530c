import { expect, test } from "vitest";
import { proposeWords, toShownFigures } from "./owner-view.ts";

const asked = { enquiries: 4, bookings: 0, views: 120 };

test("the proposed words of a report say how many came and asked", () => {
  const figures = toShownFigures({ groups: 5, ...asked });
  expect(proposeWords({ figures, opens: ["Saturday"], since: "21 November" })).toBe(
    "Since 21 November 5 groups came through and 4 enquiries came in.\n\nThe next open home is on Saturday.",
  );
});

test("without a module that counts visitors, an owner's page has no figure for them", () => {
  const figures = toShownFigures(asked);
  expect(figures.map(({ label }) => label)).toEqual(["Enquiries", "Inspections booked", "Views of its page"]);
  const propose = (enquiries: number) =>
    proposeWords({ figures: toShownFigures({ ...asked, enquiries }), opens: [] });
  expect(propose(4)).toBe("So far 4 enquiries came in.\n\nNo open home is planned at the moment.");
  expect(propose(2)).toMatch(/^So far one or two enquiries came in\./);
  expect(propose(0)).toMatch(/^So far it has been quiet\./);
});
