import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NoSuchPage } from "./error-pages.tsx";

test("the page of an unknown address offers a search, the lists and the contact page", () => {
  const html = renderToStaticMarkup(<NoSuchPage />);
  expect(html).toMatch(/<form[^>]* action="\/listings".*<input[^>]* name="location"/);
  for (const path of ["/", "/listings", "/rentals", "/inspections", "/contact"])
    expect(html).toContain(`href="${path}"`);
});
