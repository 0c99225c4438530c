import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HomeTable } from "./home-table.tsx";

test("says one day and one enquiry in the singular", () => {
  const home = { id: "S1", title: "", address: "1 Reef Street", agent: "Tom Okafor", price: "$850 per week" };
  const row = { ...home, state: { words: "Live", tone: "live" } as const, isEdited: false, open: "" };
  const list = { view: "all", page: 1 };
  const html = renderToStaticMarkup(<HomeTable rows={[{ ...row, enquiries: 1, days: 1 }]} list={list} />);
  expect(html).toContain(">1 day<");
  expect(html).toContain(">1 enquiry this week<");
});
