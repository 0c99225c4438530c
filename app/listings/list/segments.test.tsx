import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { rentalList } from "../rental/rental-filters.ts";
import { parseFilters } from "../search/filters.ts";
import { ViewToggle } from "./segments.tsx";

test.each(["Grid", "List", "Map"])("of the views %s is marked where it is the current one", (name) => {
  const filters = parseFilters(rentalList, new URLSearchParams("beds=2"), []);
  const current = name === "Map" ? name : name.toLowerCase();
  const views = renderToStaticMarkup(
    <MemoryRouter>
      <ViewToggle list={rentalList} filters={filters} current={current} />
    </MemoryRouter>,
  );
  expect(views.match(/href="[^"]*beds=2/g)).toHaveLength(3);
  const marked = views.match(/<a [^>]*aria-current[^>]*>/g);
  expect(marked).toEqual([expect.stringContaining(`aria-label="${name} view"`)]);
});
