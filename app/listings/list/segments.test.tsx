import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { rentalList } from "../rental/rental-filters.ts";
import { parseFilters } from "../search/filters.ts";
import { ViewToggle } from "./segments.tsx";

test.each([
  ["grid", "Grid", "/rentals?beds=2"],
  ["list", "List", "/rentals?beds=2&amp;view=list"],
  ["Map", "Map", "/rentals/map?beds=2"],
])(
  "of the views only %s is marked as the current one, and each keeps the filters",
  (current, name, address) => {
    const filters = parseFilters(rentalList, new URLSearchParams("beds=2"), []);
    const views = renderToStaticMarkup(
      <MemoryRouter>
        <ViewToggle list={rentalList} filters={filters} current={current} />
      </MemoryRouter>,
    );
    const links = views.match(/<a [^>]*>/g) ?? [];
    const marked = links.filter((link) => link.includes('aria-current="true"'));
    expect(links).toHaveLength(3);
    expect(marked).toEqual([expect.stringContaining(`aria-label="${name} view"`)]);
    expect(marked[0]).toContain(`href="${address}"`);
  },
);
