import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpenChoice } from "./open-filters.ts";
import { OpenHomeFilters } from "./open-homes.tsx";

function render(choice: OpenChoice, saturday?: string) {
  return renderToStaticMarkup(<OpenHomeFilters choice={choice} fields={[]} saturday={saturday} />);
}

test("This Saturday keeps the other choices, and says when it is chosen", () => {
  const link = /<a href="\/inspections\?day=2026-11-28&amp;suburb=Manly"[^>]*>This Saturday<\/a>/;
  expect(link.exec(render({ suburb: "Manly" }, "2026-11-28"))?.[0]).not.toContain("aria-current");
  expect(link.exec(render({ day: "2026-11-28", suburb: "Manly" }, "2026-11-28"))?.[0]).toContain(
    'aria-current="true"',
  );
  expect(render({})).not.toContain("This Saturday");
});
